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
  test('R-5.041 the placeholder says that the field searches by keyword', () => {
    expect(field().view().placeholder).toEqual({ key: 'tag.placeholder' });
  });

  test('R-5.046 typing into the field lists ten matches below it, R-5.045 the modal 99', async () => {
    const selector = field({}, scriptOf(createTagTree(150)));
    const inline = await selector.do(toKeywordChanged('TAG'));
    expect([inline.state, inline.presentation, inline.list.length, inline.more]).toEqual(['open', 'inline', 10, 140]);
    const modal = await selector.do(open, toKeywordChanged('TAG'));
    expect([modal.presentation, modal.list.length, modal.more]).toEqual(['modal', 99, 51]);
  });

  test('R-5.043 a keyword is cut to 200 characters', async () => {
    const view = await field().do(open, toKeywordChanged('x'.repeat(250)));
    expect([view.keyword.length, view.keywordMax]).toEqual([200, 200]);
  });

  test('R-4.082 R-5.039 a name without a matching tag can be used as the product name', async () => {
    const selector = field();
    const view = await selector.do(open, toggle(tagCotton.value), toKeywordChanged(' foo '));
    expect([view.noMatch, view.offer]).toEqual([
      { key: 'tag.noMatch', values: { keyword: 'foo' } },
      { key: 'tag.useAsProduct', values: { keyword: 'foo' } },
    ]);
    expect((await selector.do({ type: 'product.entered' })).value).toEqual({ tag: [tagCotton], product: 'foo' });
    expect(selector.emitted.map(({ mode }) => mode)).toEqual(['no-match']);
  });

  test('R-4.085 in select-only mode the value has tags, or a product name if no tag is ticked', async () => {
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

  test('a tags-only field offers no product name and drops text that matches no tag', async () => {
    const selector = field({ tagsOnly: true });
    const view = await selector.do(open, toggle(tagCotton.value), toKeywordChanged('foo'));
    expect([view.noMatch !== null, view.offer]).toEqual([true, null]);
    expect((await selector.do({ type: 'product.entered' })).state).not.toBe('closed');
    expect((await selector.do(enter)).value).toEqual({ tag: [tagCotton], product: '' });
    expect(
      (await field({ tagsOnly: true }).do(toKeywordChanged('foo'), { type: 'field.left' })).value?.product ?? '',
    ).toBe('');
  });

  test('leaving the field ticks the tag with the typed name, or else uses the text as the product name', async () => {
    const named = await field().do(toKeywordChanged('COTTON'), { type: 'field.left' });
    expect(named.value).toEqual({ tag: [tagCotton], product: '' });
    const unnamed = await field().do(toKeywordChanged('tote bag'), { type: 'field.left' });
    expect(unnamed.value).toEqual({ tag: [], product: 'tote bag' });
  });

  test('a tag ticked in the list below the field replaces the typed text', async () => {
    const view = await field().do(toKeywordChanged('cot'), toggle(tagCotton.value), { type: 'field.left' });
    expect([view.value, view.keyword]).toEqual([{ tag: [tagCotton], product: '' }, '']);
  });
});

describe('keyboard control', () => {
  const move = (to: 'next' | 'previous' | 'first' | 'last'): TagSelectorEvent => ({ type: 'cursor.moved', to });

  test('R-4.079 the cursor moves through the matches and wraps around, and Enter ticks a tag', async () => {
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

  test('the cursor is unset in an empty list and after each keystroke', async () => {
    const selector = field();
    expect((await selector.do(open, toKeywordChanged('foo'), move('next'))).active).toBeNull();
    expect((await selector.do(toKeywordChanged('cot'), move('next'), toKeywordChanged('cott'))).active).toBeNull();
  });

  test('Enter ticks the tag with the typed name and does not untick it', async () => {
    const selector = field();
    const view = await selector.do(open, toKeywordChanged('Cotton'), enter, toKeywordChanged('cotton'), enter);
    expect([view.chips, view.keyword, view.state]).toEqual([[tagCotton], '', 'open']);
  });

  test('R-4.082 Enter uses an unknown name as the product name, and confirms if the field is empty', async () => {
    const selector = field();
    await selector.do(open, toKeywordChanged('tote bag'), enter, open, enter);
    expect(selector.emitted.map(({ mode, value }) => [mode, value?.product])).toEqual([
      ['no-match', 'tote bag'],
      ['plain', 'tote bag'],
    ]);
  });
});

describe('the tree version', () => {
  test('R-9.053 shows the categories in one pane and the tags of the current category in the other', async () => {
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

  test('R-9.053 searches all categories for a keyword', async () => {
    const view = await field({ version: 'v2' }).do(open, toKeywordChanged('l'));
    expect(view.panes.categories.some(({ current }) => current)).toBe(false);
    expect(view.panes.groups.map(({ name, options }) => [name, listNames(options)])).toEqual([
      ['Materials · Natural fibres', ['Linen']],
      ['Lighting · Indoor', ['lamp', 'Table lamp']],
    ]);
  });

  test('R-9.053 writes the same value as the list version', async () => {
    const selector = field({ version: 'v2' });
    await selector.do(open, toggle(tagCotton.value), confirm);
    expect(selector.emitted.map(({ value }) => value)).toEqual([{ tag: [tagCotton], product: '' }]);
  });
});
