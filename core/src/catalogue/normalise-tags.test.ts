import { expect, test } from 'vitest';
import { buildTagMap, isTagValue } from './normalise-tags.ts';

const TREE = [
  {
    id: '601',
    name: 'Materials',
    children: [{ id: '60103', name: 'Natural fibres', tags: [{ name: 'Cotton', code: 'TG061301' }] }],
  },
];

test('R-3.008 a tag map entry holds the tag and its two categories', () => {
  expect(buildTagMap(TREE)).toEqual({
    TG061301: { tagCode: 'TG061301', tagName: 'Cotton', category1Id: '601', category2Id: '60103' },
  });
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
