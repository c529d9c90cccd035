import { expect, test } from 'vitest';
import { getConfirmedValue, getTagLimitMessage, limitTags, type Selection, toggleTag } from './selection.ts';

const tag = (number: number) => ({ label: `Tag ${number}`, value: `TG${number}` });
const tags = (count: number) => Array.from({ length: count }, (_, number) => tag(number + 1));
const selection: Selection = { ticked: tags(2), product: '', keyword: 'foo', selectOnly: false };

test('R-5.035 a fourth tag is rejected when the limit is three', () => {
  const limit = { maxTag: 3, override: false };
  expect(toggleTag(tags(2), tag(3), limit)).toEqual(tags(3));
  expect(toggleTag(tags(3), tag(4), limit)).toBeNull();
});

test('R-5.035 a ticked tag can always be unticked', () => {
  expect(toggleTag(tags(3), tag(2), { maxTag: 3, override: false })).toEqual([tag(1), tag(3)]);
});

test('R-5.038 in override mode the eleventh tag drops the first', () => {
  const ten = toggleTag(tags(10), tag(11), { maxTag: 10, override: true });
  expect(ten).toEqual([...tags(10).slice(1), tag(11)]);
});

test('R-5.037 R-8.024 the error message names the limit', () => {
  expect(getTagLimitMessage(10)).toEqual({ key: 'tag.max', values: { n: 10 } });
});

test('R-5.035 tags set from outside are cut to the limit', () => {
  expect(limitTags(tags(4), { maxTag: 3, override: false })).toEqual(tags(3));
  expect(limitTags(tags(4), { maxTag: 3, override: true })).toEqual(tags(4).slice(1));
});

test('R-4.081 R-4.083 confirming plainly or by clicking the mask writes exactly the ticked tags', () => {
  expect(getConfirmedValue('plain', selection)).toEqual({ tag: tags(2), product: '' });
  expect(getConfirmedValue('click-mask', selection)).toEqual({ tag: tags(2), product: '' });
});

test('R-4.082 R-5.039 typed text without a matching tag becomes the product name', () => {
  expect(getConfirmedValue('no-match', { ...selection, ticked: [], keyword: ' foo ' })).toEqual({
    tag: [],
    product: 'foo',
  });
  expect(getConfirmedValue('no-match', selection)).toEqual({ tag: tags(2), product: 'foo' });
});

test('R-4.085 in select-only mode the value has tags if any are ticked, otherwise a product name', () => {
  const selectOnly = { ...selection, product: 'bar', selectOnly: true };
  expect(getConfirmedValue('plain', selectOnly)).toEqual({ tag: tags(2), product: '' });
  expect(getConfirmedValue('plain', { ...selectOnly, ticked: [], product: '' })).toEqual({ tag: [], product: 'foo' });
});

test('R-5.043 a product name is cut to the maximum length of a keyword', () => {
  expect(getConfirmedValue('no-match', { ...selection, keyword: 'x'.repeat(201) }).product.length).toBe(200);
});
