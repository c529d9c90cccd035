import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err } from '../result.ts';
import {
  confirm,
  enter,
  field,
  listNames,
  open,
  scriptOf,
  tagCotton,
  tagLamp,
  toggle,
  toKeywordChanged,
} from './tag-selector.test-driver.ts';
import { createTagTree } from './tags.test-data.ts';

describe('opening and closing', () => {
  test('R-4.078 starts closed and loads nothing', () => {
    const selector = field();
    expect([selector.view().state, selector.view().busy, selector.calls]).toEqual(['closed', false, []]);
  });

  test('R-4.079 opens while the tags are loading and lists them once they have loaded', async () => {
    const selector = field({ industry: 'TEX' });
    expect(selector.atOnce(open).state).toBe('loading');
    const view = await selector.do();
    expect([view.state, listNames(view.list)]).toEqual([
      'open',
      ['Cotton', 'Organic cotton', 'Linen', 'Suède', 'Table lamp', 'lamp'],
    ]);
    expect(selector.calls.map(({ data }) => data)).toEqual([{ industry: 'TEX' }, { industry: 'TEX' }]);
  });

  test('R-3.003 the categories of an exhibition filter the tags, and unknown categories filter nothing', async () => {
    const shown = async (categoryIds: readonly string[]) => listNames((await field({ categoryIds }).do(open)).list);
    expect(await shown(['602'])).toEqual(['Table lamp', 'lamp']);
    expect(await shown(['999'])).toEqual(await shown([]));
  });

  test('R-4.080 confirming writes the value and closes the selector', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), confirm);
    expect([view.state, view.value]).toEqual(['closed', { tag: [tagCotton], product: '' }]);
    expect(selector.emitted).toEqual([
      { type: 'value.confirmed', mode: 'plain', value: { tag: [tagCotton], product: '' } },
    ]);
  });

  test('R-4.083 clicking the mask confirms the ticked tags', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), { type: 'mask.clicked' });
    expect([view.state, view.value, view.confirmed]).toEqual([
      'closed',
      { tag: [tagCotton], product: '' },
      { mode: 'click-mask', count: 1 },
    ]);
  });

  test('cancelling leaves the value unchanged', async () => {
    const selector = field({ value: { tag: [tagCotton], product: '' } });
    const view = await selector.do(open, toggle(tagCotton.value), toggle(tagLamp.value), {
      type: 'selector.cancelled',
    });
    expect([view.state, view.chips, selector.emitted]).toEqual(['closed', [tagCotton], []]);
  });

  test('R-5.047 an emptied value is emitted as null', async () => {
    const selector = field({ value: { tag: [tagCotton], product: '' } });
    await selector.do(open, toggle(tagCotton.value), confirm);
    expect(selector.emitted.map(({ value }) => value)).toEqual([null]);
  });

  test('the tags are loaded only once', async () => {
    const selector = field();
    await selector.do(open, confirm, open, confirm);
    expect(selector.calls.length).toBe(2);
  });
});

describe('values set from outside', () => {
  test('R-4.084 a different value is applied and confirmed, and an open selector closes', async () => {
    const selector = field();
    const view = await selector.do(open, { type: 'value.changed', value: { tag: [tagLamp], product: '' } });
    expect([view.state, view.chips]).toEqual(['closed', [tagLamp]]);
    expect(selector.emitted).toEqual([
      { type: 'value.confirmed', mode: 'props-change', value: { tag: [tagLamp], product: '' } },
    ]);
  });

  test('R-4.084 setting the value it has just emitted does nothing', async () => {
    const selector = field();
    await selector.do(open, toggle(tagCotton.value), confirm);
    selector.atOnce({ type: 'value.changed', value: { tag: [tagCotton], product: '' } });
    expect(selector.emitted.map(({ mode }) => mode)).toEqual(['plain']);
  });

  test('R-5.035 a value with too many tags is cut to the limit', () => {
    const selector = field({ maxTag: 1 });
    selector.atOnce({ type: 'value.changed', value: { tag: [tagCotton, tagLamp], product: '' } });
    expect(selector.view().value).toEqual({ tag: [tagCotton], product: '' });
  });
});

describe('ticking', () => {
  const many = createTagTree(20);
  const codes = many.flatMap(({ children }) => children.flatMap(({ tags }) => tags.map(({ code }) => code)));
  const toggles = codes.map(toggle);

  test('R-5.036 R-5.037 R-8.024 the eleventh tag is rejected with a message that names the limit', async () => {
    const selector = field({}, scriptOf(many));
    const view = await selector.do(open, ...toggles.slice(0, 11));
    expect([view.chips.length, view.message]).toEqual([10, { key: 'tag.max', values: { n: 10 } }]);
    const after = selector.atOnce(toggle(codes[0] ?? ''));
    expect([after.chips.length, after.message]).toEqual([9, null]);
  });

  test('R-5.038 in override mode the eleventh tag drops the first', async () => {
    const selector = field({ override: true }, scriptOf(many));
    const view = await selector.do(open, ...toggles.slice(0, 11));
    expect([view.message, view.chips.map(({ value }) => value)]).toEqual([null, codes.slice(1, 11)]);
  });

  test('R-5.040 recommended tags are shown beside the closed field, and ticking one writes it', async () => {
    const selector = field();
    const view = await selector.do({ type: 'data.requested' });
    expect([view.state, listNames(view.recommended)]).toEqual(['closed', ['lamp']]);
    expect(selector.atOnce(toggle(tagLamp.value)).value).toEqual({ tag: [tagLamp], product: '' });
  });

  test('R-5.040 ticking and unticking a recommended tag while typing leaves the typed text in the field', async () => {
    const it = field();
    const ticked = await it.do(toKeywordChanged('Canvas'), { type: 'chip.toggled', code: tagLamp.value });
    expect([ticked.keyword, ticked.chips.map(({ value }) => value)]).toEqual(['Canvas', [tagLamp.value]]);
    const off = await it.do({ type: 'chip.toggled', code: tagLamp.value });
    expect([off.keyword, off.chips]).toEqual(['Canvas', []]);
  });

  test('a chip can be removed from a closed field at once, even before the tags have loaded', () => {
    const selector = field({ value: { tag: [tagCotton], product: 'tote bag' } });
    selector.atOnce(toggle(tagCotton.value), { type: 'product.removed' });
    expect(selector.emitted.map(({ value }) => value)).toEqual([{ tag: [], product: 'tote bag' }, null]);
  });

  test('an unknown tag code is not ticked', async () => {
    expect((await field().do(open, toggle('TG000000'))).chips).toEqual([]);
  });
});

describe('when loading the tags fails', () => {
  const failing = err(gatewayError('NETWORK_ERROR'));

  test('shows the error, retries on request and still accepts a typed name', async () => {
    let reachable = false;
    const selector = field({}, (call) => (reachable ? scriptOf()(call) : failing));
    const view = await selector.do(open);
    expect([view.state, view.message, view.canRetry]).toEqual(['failed', { key: 'request.network' }, true]);
    reachable = true;
    expect((await selector.do({ type: 'retry.requested' })).list.length).toBe(6);
    const unreachable = await field({}, () => failing).do(open, toKeywordChanged('tote bag'), enter);
    expect(unreachable.value).toEqual({ tag: [], product: 'tote bag' });
  });

  test('a failure to load the recommended tags does not block the other tags', async () => {
    const selector = field({}, (call) => (call.name === 'categories.recommendTags' ? failing : scriptOf()(call)));
    const view = await selector.do(open);
    expect([view.state, view.recommended, view.list.length]).toEqual(['open', [], 6]);
  });

  test('an exception in a port is shown as a server error and reported', async () => {
    const cause = new Error('broken');
    const selector = field({}, () => {
      throw cause;
    });
    const view = await selector.do(open);
    expect([view.message, selector.reported]).toEqual([{ key: 'request.server' }, [cause]]);
  });
});
