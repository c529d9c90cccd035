import { describe, expect, test } from 'vitest';
import type { TagSelectorEvent } from './tag-selector.machine.ts';
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

describe('searching', () => {
  test('R-5.041 the field says that keywords can be searched for', () => {
    expect(field().view().placeholder).toEqual({ key: 'tag.placeholder' });
  });

  test('R-5.046 typing into the field lists ten matches under it, R-5.045 the modal 99', async () => {
    const selector = field({}, scriptOf(createTagTree(150)));
    const inline = await selector.do(toKeywordChanged('TAG'));
    expect([inline.state, inline.presentation, inline.list.length, inline.more]).toEqual(['open', 'inline', 10, 140]);
    const modal = await selector.do(open, toKeywordChanged('TAG'));
    expect([modal.presentation, modal.list.length, modal.more]).toEqual(['modal', 99, 51]);
  });

  test('R-5.043 a keyword has 200 characters at most', async () => {
    const view = await field().do(open, toKeywordChanged('x'.repeat(250)));
    expect([view.keyword.length, view.keywordMax]).toEqual([200, 200]);
  });

  test('R-4.082 R-5.039 a name that no tag has can be used as the product’s', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), toKeywordChanged(' foo '));
    expect([view.noMatch, view.offer]).toEqual([
      { key: 'tag.noMatch', values: { keyword: 'foo' } },
      { key: 'tag.useAsProduct', values: { keyword: 'foo' } },
    ]);
    expect((await selector.do({ type: 'product.entered' })).value).toEqual({ tag: [tagCotton], product: 'foo' });
    expect(selector.emitted.map(({ mode }) => mode)).toEqual(['no-match']);
  });

  test('R-4.085 select-only gives tags, or a name where none is ticked', async () => {
    const both = field({ selectOnly: true });
    expect((await both.do(open, toggle(tagCotton.value), toKeywordChanged('foo'), confirm)).value).toEqual({
      tag: [tagCotton],
      product: '',
    });
    expect((await field({ selectOnly: true }).do(open, toKeywordChanged('foo'), confirm)).value).toEqual({
      tag: [],
      product: 'foo',
    });
  });

  test('a field that takes tags only offers no name, and drops what no tag is called', async () => {
    const selector = field({ tagsOnly: true });
    const view = await selector.do(open, toggle(tagCotton.value), toKeywordChanged('foo'));
    expect([view.noMatch !== null, view.offer]).toEqual([true, null]);
    expect((await selector.do({ type: 'product.entered' })).state).not.toBe('closed');
    expect((await selector.do(enter)).value).toEqual({ tag: [tagCotton], product: '' });
    expect(
      (await field({ tagsOnly: true }).do(toKeywordChanged('foo'), { type: 'field.left' })).value?.product ?? '',
    ).toBe('');
  });

  test('what stands in the field when one leaves it is not lost: a tag of that name is ticked, else it is the product', async () => {
    const named = await field().do(toKeywordChanged('COTTON'), { type: 'field.left' });
    expect(named.value).toEqual({ tag: [tagCotton], product: '' });
    const unnamed = await field().do(toKeywordChanged('tote bag'), { type: 'field.left' });
    expect(unnamed.value).toEqual({ tag: [], product: 'tote bag' });
  });

  test('a tag ticked under the field takes the place of what was typed to find it', async () => {
    const view = await field().do(toKeywordChanged('cot'), toggle(tagCotton.value), { type: 'field.left' });
    expect([view.value, view.keyword]).toEqual([{ tag: [tagCotton], product: '' }, '']);
  });
});

describe('the keyboard', () => {
  const move = (to: 'next' | 'previous' | 'first' | 'last'): TagSelectorEvent => ({ type: 'cursor.moved', to });

  test('R-4.079 the cursor goes through the matches and around, and Enter ticks', async () => {
    const selector = field();
    await selector.do(open, toKeywordChanged('cot'));
    const seen = [move('next'), move('next'), move('next'), move('previous'), move('first'), move('last')].map(
      (event) => selector.atOnce(event).active,
    );
    expect(seen).toEqual(['TG601031', 'TG601032', 'TG601031', 'TG601032', 'TG601031', 'TG601032']);
    const view = selector.atOnce(move('first'), enter);
    expect([view.chips, view.state, view.list.map(({ active }) => active)]).toEqual([
      [tagCotton],
      'open',
      [true, false],
    ]);
  });

  test('the cursor is nowhere in a list of none, and again after each key stroke', async () => {
    const selector = field();
    expect((await selector.do(open, toKeywordChanged('foo'), move('next'))).active).toBeNull();
    expect((await selector.do(toKeywordChanged('cot'), move('next'), toKeywordChanged('cott'))).active).toBeNull();
  });

  test('Enter ticks the tag that is called as was typed, and keeps it ticked', async () => {
    const selector = field();
    const view = await selector.do(open, toKeywordChanged('Cotton'), enter, toKeywordChanged('cotton'), enter);
    expect([view.chips, view.keyword, view.state]).toEqual([[tagCotton], '', 'open']);
  });

  test('R-4.082 Enter on another name takes it as the product’s, and on nothing confirms', async () => {
    const selector = field();
    await selector.do(open, toKeywordChanged('tote bag'), enter, open, enter);
    expect(selector.emitted.map(({ mode, value }) => [mode, value?.product])).toEqual([
      ['no-match', 'tote bag'],
      ['plain', 'tote bag'],
    ]);
  });
});

describe('the tree', () => {
  test('R-9.053 has the categories in one pane and the tags of the one in hand in the other', async () => {
    const selector = field({ version: 'v2', value: { tag: [tagLamp], product: '' } });
    const view = await selector.do(open);
    expect(view.panes.categories).toEqual([
      { id: '601', name: 'Materials', current: true, ticked: 0 },
      { id: '602', name: 'Lighting', current: false, ticked: 1 },
    ]);
    expect(view.panes.groups.map(({ name, options }) => [name, listNames(options)])).toEqual([
      ['Natural fibres', ['Cotton', 'Organic cotton', 'Linen']],
      ['Leather', ['Suède']],
    ]);
    const other = selector.atOnce({ type: 'category.chosen', id: '602' });
    expect(other.panes.groups.map(({ name, options }) => [name, listNames(options)])).toEqual([
      ['Indoor', ['Table lamp', 'lamp']],
    ]);
  });

  test('R-9.053 a keyword is looked for in all categories', async () => {
    const view = await field({ version: 'v2' }).do(open, toKeywordChanged('l'));
    expect(view.panes.categories.some(({ current }) => current)).toBe(false);
    expect(view.panes.groups.map(({ name, options }) => [name, listNames(options)])).toEqual([
      ['Materials · Natural fibres', ['Linen']],
      ['Lighting · Indoor', ['lamp', 'Table lamp']],
    ]);
  });

  test('R-9.053 writes the same value as the list', async () => {
    const selector = field({ version: 'v2' });
    await selector.do(open, toggle(tagCotton.value), confirm);
    expect(selector.emitted.map(({ value }) => value)).toEqual([{ tag: [tagCotton], product: '' }]);
  });
});
