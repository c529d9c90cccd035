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
  test('R-4.078 it starts closed and asks for nothing', () => {
    const selector = field();
    expect([selector.view().state, selector.view().busy, selector.calls]).toEqual(['closed', false, []]);
  });

  test('R-4.079 it opens while the tags are on their way, and lists them when they are there', async () => {
    const selector = field({ industry: 'TEX' });
    expect(selector.atOnce(open).state).toBe('loading');
    const view = await selector.do();
    expect([view.state, listNames(view.list)]).toEqual([
      'open',
      ['Cotton', 'Organic cotton', 'Linen', 'Suède', 'Table lamp', 'lamp'],
    ]);
    expect(selector.calls.map(({ data }) => data)).toEqual([{ industry: 'TEX' }, { industry: 'TEX' }]);
  });

  test('R-3.003 an exhibition’s categories narrow what is offered, and one without any of them narrows nothing', async () => {
    const shown = async (categoryIds: readonly string[]) => listNames((await field({ categoryIds }).do(open)).list);
    expect(await shown(['602'])).toEqual(['Table lamp', 'lamp']);
    expect(await shown(['999'])).toEqual(await shown([]));
  });

  test('R-4.080 a confirmation writes the value and closes', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), confirm);
    expect([view.state, view.value]).toEqual(['closed', { tag: [tagCotton], product: '' }]);
    expect(selector.emitted).toEqual([
      { type: 'value.confirmed', mode: 'plain', value: { tag: [tagCotton], product: '' } },
    ]);
  });

  test('R-4.083 a click on the mask confirms what is ticked', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), { type: 'mask.clicked' });
    expect([view.state, view.value, view.confirmed]).toEqual([
      'closed',
      { tag: [tagCotton], product: '' },
      { mode: 'click-mask', count: 1 },
    ]);
  });

  test('taking it back leaves the value as it was', async () => {
    const selector = field({ value: { tag: [tagCotton], product: '' } });
    const view = await selector.do(open, toggle(tagCotton.value), toggle(tagLamp.value), {
      type: 'selector.cancelled',
    });
    expect([view.state, view.chips, selector.emitted]).toEqual(['closed', [tagCotton], []]);
  });

  test('R-5.047 a value that was emptied is told as null', async () => {
    const selector = field({ value: { tag: [tagCotton], product: '' } });
    await selector.do(open, toggle(tagCotton.value), confirm);
    expect(selector.emitted.map(({ value }) => value)).toEqual([null]);
  });

  test('the tags are asked for once', async () => {
    const selector = field();
    await selector.do(open, confirm, open, confirm);
    expect(selector.calls.length).toBe(2);
  });
});

describe('values from outside', () => {
  test('R-4.084 another value is taken over and confirmed, and an open selector closes', async () => {
    const selector = field();
    const view = await selector.do(open, { type: 'value.changed', value: { tag: [tagLamp], product: '' } });
    expect([view.state, view.chips]).toEqual(['closed', [tagLamp]]);
    expect(selector.emitted).toEqual([
      { type: 'value.confirmed', mode: 'props-change', value: { tag: [tagLamp], product: '' } },
    ]);
  });

  test('R-4.084 the value it has already told is none of that', async () => {
    const selector = field();
    await selector.do(open, toggle(tagCotton.value), confirm);
    selector.atOnce({ type: 'value.changed', value: { tag: [tagCotton], product: '' } });
    expect(selector.emitted.map(({ mode }) => mode)).toEqual(['plain']);
  });

  test('R-5.035 of a value with too many tags as many are kept as there is room for', () => {
    const selector = field({ maxTag: 1 });
    selector.atOnce({ type: 'value.changed', value: { tag: [tagCotton, tagLamp], product: '' } });
    expect(selector.view().value).toEqual({ tag: [tagCotton], product: '' });
  });
});

describe('ticking', () => {
  const many = createTagTree(20);
  const codes = many.flatMap(({ children }) => children.flatMap(({ tags }) => tags.map(({ code }) => code)));
  const toggles = codes.map(toggle);

  test('R-5.036 R-5.037 R-8.024 the eleventh tag is refused with the limit named', async () => {
    const selector = field({}, scriptOf(many));
    const view = await selector.do(open, ...toggles.slice(0, 11));
    expect([view.chips.length, view.message]).toEqual([10, { key: 'tag.max', values: { n: 10 } }]);
    const after = selector.atOnce(toggle(codes[0] ?? ''));
    expect([after.chips.length, after.message]).toEqual([9, null]);
  });

  test('R-5.038 in override mode the eleventh drops the first', async () => {
    const selector = field({ override: true }, scriptOf(many));
    const view = await selector.do(open, ...toggles.slice(0, 11));
    expect([view.message, view.chips.map(({ value }) => value)]).toEqual([null, codes.slice(1, 11)]);
  });

  test('R-5.040 recommended tags stand beside the closed field, and ticking one writes it', async () => {
    const selector = field();
    const view = await selector.do({ type: 'data.requested' });
    expect([view.state, listNames(view.recommended)]).toEqual(['closed', ['lamp']]);
    expect(selector.atOnce(toggle(tagLamp.value)).value).toEqual({ tag: [tagLamp], product: '' });
  });

  test('R-5.040 a tag beside the field is ticked and taken off while one types, and what is typed stays', async () => {
    const it = field();
    const ticked = await it.do(toKeywordChanged('Canvas'), { type: 'chip.toggled', code: tagLamp.value });
    expect([ticked.keyword, ticked.chips.map(({ value }) => value)]).toEqual(['Canvas', [tagLamp.value]]);
    const off = await it.do({ type: 'chip.toggled', code: tagLamp.value });
    expect([off.keyword, off.chips]).toEqual(['Canvas', []]);
  });

  test('a chip is taken off a closed field at once, also before the tags are there', () => {
    const selector = field({ value: { tag: [tagCotton], product: 'tote bag' } });
    selector.atOnce(toggle(tagCotton.value), { type: 'product.removed' });
    expect(selector.emitted.map(({ value }) => value)).toEqual([{ tag: [], product: 'tote bag' }, null]);
  });

  test('a code that no tag has is not ticked', async () => {
    expect((await field().do(open, toggle('TG000000'))).chips).toEqual([]);
  });
});

describe('when the tags do not come', () => {
  const failing = err(gatewayError('NETWORK_ERROR'));

  test('it says so, asks again on request, and a name can be typed all the same', async () => {
    let reachable = false;
    const selector = field({}, (call) => (reachable ? scriptOf()(call) : failing));
    const view = await selector.do(open);
    expect([view.state, view.message, view.canRetry]).toEqual(['failed', { key: 'request.network' }, true]);
    reachable = true;
    expect((await selector.do({ type: 'retry.requested' })).list.length).toBe(6);
    const unreachable = await field({}, () => failing).do(open, toKeywordChanged('tote bag'), enter);
    expect(unreachable.value).toEqual({ tag: [], product: 'tote bag' });
  });

  test('recommended tags that could not be learnt keep nobody from the others', async () => {
    const selector = field({}, (call) => (call.name === 'categories.recommendTags' ? failing : scriptOf()(call)));
    const view = await selector.do(open);
    expect([view.state, view.recommended, view.list.length]).toEqual(['open', [], 6]);
  });

  test('a port that breaks is told as a server error and reported', async () => {
    const cause = new Error('broken');
    const selector = field({}, () => {
      throw cause;
    });
    const view = await selector.do(open);
    expect([view.message, selector.reported]).toEqual([{ key: 'request.server' }, [cause]]);
  });
});
