import { expect, test } from 'vitest';
import { isSameValue, isTagValue, tagValueFailure, toSubmit } from './tag-value.ts';

const cotton = { tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' };

test('R-5.047 nothing chosen and nothing typed submits null', () => {
  expect(toSubmit({ tag: [], product: '' })).toBeNull();
  expect(toSubmit(null)).toBeNull();
});

test('R-3.007 a tag, or a name typed instead, is submitted as it is', () => {
  expect(toSubmit(cotton)).toEqual(cotton);
  expect(toSubmit({ tag: [], product: 'tote bag' })).toEqual({ tag: [], product: 'tote bag' });
});

test('R-5.042 the field may stay empty unless it is said to be required', () => {
  expect(tagValueFailure({ tag: [], product: '' })).toBeNull();
  expect(tagValueFailure({ tag: [], product: '' }, true)).toEqual({
    type: 'required',
    message: { key: 'validator.required' },
  });
  expect(tagValueFailure(cotton, true)).toBeNull();
});

test('an empty value and none are the same', () => {
  expect(isSameValue({ tag: [], product: '' }, null)).toBe(true);
  expect(isSameValue(cotton, null)).toBe(false);
});

test('R-3.007 a selected value is a list of labels with codes, and a product name', () => {
  expect(isTagValue({ tag: [{ label: 'Cotton', value: 'TG061301' }], product: '' })).toBe(true);
  expect(isTagValue({ tag: [], product: 'tote bag' })).toBe(true);
});

test.each([null, 'TG061301', {}, { tag: [] }, { tag: 'x', product: '' }, { tag: [{ label: 'Cotton' }], product: '' }])(
  'R-3.007 %o is no selected value',
  (value) => {
    expect(isTagValue(value)).toBe(false);
  },
);
