import { expect, test } from 'vitest';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { isSameValue, toSubmit } from './tag-value.ts';

const isValue = (value: unknown) => categoryAndTags.safeParse(value).success;
const cotton = { tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' };

test('R-5.047 nothing chosen and nothing typed submits null', () => {
  expect(toSubmit({ tag: [], product: '' })).toBeNull();
  expect(toSubmit(null)).toBeNull();
});

test('R-3.007 a tag, or a name typed instead, is submitted as it is', () => {
  expect(toSubmit(cotton)).toEqual(cotton);
  expect(toSubmit({ tag: [], product: 'tote bag' })).toEqual({ tag: [], product: 'tote bag' });
});

test('an empty value and none are the same', () => {
  expect(isSameValue({ tag: [], product: '' }, null)).toBe(true);
  expect(isSameValue(cotton, null)).toBe(false);
});

test('R-3.007 a selected value is a list of labels with codes, and a product name', () => {
  expect(isValue({ tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' })).toBe(true);
  expect(isValue({ tag: [], product: 'tote bag' })).toBe(true);
});

test.each([null, 'TG061301', {}, { tag: [] }, { tag: 'x', product: '' }, { tag: [{ label: 'Cotton' }], product: '' }])(
  'R-3.007 %o is no selected value',
  (value) => {
    expect(isValue(value)).toBe(false);
  },
);
