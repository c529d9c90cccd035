import { expect, test } from 'vitest';
import { category, tagMapEntry } from './calls.ts';

test('R-3.008 a tag in the map has its code, its name and its two categories', () => {
  const entry = { tagCode: 'TG061102', tagName: 'Linen', category1Id: '601', category2Id: '60101' };
  expect(tagMapEntry.parse(entry)).toEqual(entry);
  for (const name of Object.keys(entry))
    expect(tagMapEntry.safeParse({ ...entry, [name]: undefined }).success).toBe(false);
});

test('R-3.009 a category has an ID, a name, an English name, and subcategories of the same shape', () => {
  const leaf = { id: 'TX0101', name: 'Bed linen', enName: 'Bed linen', count: 2, children: [] };
  const top = { ...leaf, id: 'TX01', children: [leaf] };
  expect(category.parse(top)).toEqual(top);
  for (const name of ['id', 'name', 'enName', 'children'])
    expect(category.safeParse({ ...top, children: [{ ...leaf, [name]: undefined }] }).success).toBe(false);
});
