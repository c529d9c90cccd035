import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import type { TagTree } from '../contract/categories/calls.ts';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { normalizeText } from '../search-text.ts';
import { TAG_SEARCH_INLINE } from './limits.ts';
import { findTagByName, searchTags } from './search-tags.ts';
import { CONFIRM_MODES, getConfirmedValue, isTicked, limitTags, toggleTag } from './selection.ts';
import { buildTagIndex } from './tag-index.ts';
import { moveCursor } from './tag-options.ts';
import { isSameValue, toSubmit } from './tag-value.ts';

const choice = fc.integer({ min: 1, max: 14 }).map((number) => ({ label: `Tag ${number}`, value: `TG${number}` }));
const ticked = fc.uniqueArray(choice, { selector: ({ value }) => value, maxLength: 10 });
const limit = fc.record({ maxTag: fc.integer({ min: 1, max: 10 }), override: fc.boolean() });

describe('ticking tags', () => {
  test('R-5.035 R-5.038 never exceeds the limit, never ticks a tag twice and drops only the oldest', () => {
    fc.assert(
      fc.property(ticked, choice, limit, (before, one, allowed) => {
        const within = limitTags(before, allowed);
        const after = toggleTag(within, one, allowed);
        if (after === null) {
          expect([allowed.override, within.length, isTicked(within, one.value)]).toEqual([
            false,
            allowed.maxTag,
            false,
          ]);
          return;
        }
        expect(after.length).toBeLessThanOrEqual(allowed.maxTag);
        expect(new Set(after.map(({ value }) => value)).size).toBe(after.length);
        expect(isTicked(after, one.value)).toBe(!isTicked(within, one.value));
        const others = after.filter(({ value }) => value !== one.value);
        const kept = within.filter(({ value }) => value !== one.value);
        expect(others).toEqual(kept.slice(kept.length - others.length));
      }),
    );
  });

  test('R-5.035 ticking and unticking a tag restores the previous selection', () => {
    fc.assert(
      fc.property(ticked, choice, (before, one) => {
        fc.pre(!isTicked(before, one.value));
        const room = { maxTag: 11, override: false };
        expect(toggleTag(toggleTag(before, one, room) ?? [], one, room)).toEqual(before);
      }),
    );
  });
});

describe('the confirmed value', () => {
  const selection = fc.record({
    ticked,
    product: createTypedText(200).map((typed) => confirmedName(typed)),
    keyword: createTypedText(260),
    selectOnly: fc.boolean(),
  });

  test('R-4.081 R-4.085 R-5.043 R-5.047 is valid for a request in every mode, and an empty value is null', () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(...CONFIRM_MODES), (selected, mode) => {
        const value = getConfirmedValue(mode, selected);
        expect(categoryAndTags.safeParse(value).error?.issues ?? []).toEqual([]);
        expect(toSubmit(value) === null).toBe(value.tag.length === 0 && value.product === '');
        expect([isSameValue(value, toSubmit(value)), toSubmit(toSubmit(value))]).toEqual([true, toSubmit(value)]);
        if (selected.selectOnly) expect(value.tag.length === 0 || value.product === '').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** The product name in a field after a confirmation. */
const confirmedName = (typed: string) =>
  getConfirmedValue('no-match', { ticked: [], product: '', keyword: typed, selectOnly: false }).product;

const words = fc
  .array(fc.constantFrom('Lamp', 'lâmpe', 'LED', 'Ball valve', 'قطن', 'Große', ' ', 'x'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '));
const tree: fc.Arbitrary<TagTree> = fc.array(words, { minLength: 1, maxLength: 30 }).map((names) => [
  {
    id: '601',
    name: 'All',
    children: [{ id: '60101', name: 'Some', tags: names.map((name, at) => ({ code: `TG${at}`, name })) }],
  },
]);

describe('searching tags', () => {
  test('R-5.044 normalizing a name twice gives the same result as once', () => {
    fc.assert(
      fc.property(fc.oneof(createTypedText(), words), (name) => {
        expect(normalizeText(normalizeText(name))).toBe(normalizeText(name));
      }),
      { numRuns: 500 },
    );
  });

  test('R-5.044 R-5.045 R-5.046 lists every tag that contains the keyword, and those that begin with it first', () => {
    fc.assert(
      fc.property(tree, words, (tags, keyword) => {
        const index = buildTagIndex(tags);
        const wanted = normalizeText(keyword);
        const { entries, total } = searchTags(index, keyword, TAG_SEARCH_INLINE);
        const matching = index.entries.filter(({ folded }) => folded.includes(wanted));
        expect([total, entries.length]).toEqual([matching.length, Math.min(matching.length, TAG_SEARCH_INLINE)]);
        const begins = entries.map(({ folded }) => folded.startsWith(wanted));
        expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
        const named = findTagByName(index, keyword);
        expect(named === undefined).toBe(!index.entries.some(({ folded }) => folded === wanted));
      }),
      { numRuns: 300 },
    );
  });

  test('R-4.079 the cursor stays within its list, and moving forth and back returns to the same position', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (at, count) => {
        fc.pre(at < count);
        expect(moveCursor(moveCursor(at, 'next', count), 'previous', count)).toBe(at);
        for (const move of ['next', 'previous', 'first', 'last'] as const) {
          const to = moveCursor(at, move, count);
          expect(to >= 0 && to < count).toBe(true);
        }
      }),
    );
  });
});
