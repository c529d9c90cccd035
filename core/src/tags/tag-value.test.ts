import { expect, test } from 'vitest';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { isSameValue, toSubmit } from './tag-value.ts';

const isValue = (value: unknown) => categoryAndTags.safeParse(value).success;
const cotton = { tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' };

test('R-5.047 submits null if no tag is chosen and no name is typed', () => {
  expect(toSubmit({ tag: [], product: '' })).toBeNull();
  expect(toSubmit(null)).toBeNull();
});

test('R-3.007 submits a tag, or a typed name, unchanged', () => {
  expect(toSubmit(cotton)).toEqual(cotton);
  expect(toSubmit({ tag: [], product: 'tote bag' })).toEqual({ tag: [], product: 'tote bag' });
});

test('an empty value equals null', () => {
  expect(isSameValue({ tag: [], product: '' }, null)).toBe(true);
  expect(isSameValue(cotton, null)).toBe(false);
});

test('R-3.007 a selected value has a list of labels with codes and a product name', () => {
  expect(isValue({ tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' })).toBe(true);
  expect(isValue({ tag: [], product: 'tote bag' })).toBe(true);
});

test.each([null, 'TG061301', {}, { tag: [] }, { tag: 'x', product: '' }, { tag: [{ label: 'Cotton' }], product: '' }])(
  'R-3.007 %o is not a selected value',
  (value) => {
    expect(isValue(value)).toBe(false);
  },
);
