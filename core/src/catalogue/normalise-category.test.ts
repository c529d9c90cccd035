import { expect, test } from 'vitest';
import { categoryLevel, categoryOf } from './normalise-category.ts';

test('R-3.009 a category is read by id or categoryId, with its names and children', () => {
  const sent = {
    categoryId: 'TX01',
    enName: 'Home textiles',
    children: [{ id: 'TX0101', name: '床品', enName: 'Bed' }],
  };
  expect(categoryOf(sent)).toEqual({
    id: 'TX01',
    name: 'Home textiles',
    enName: 'Home textiles',
    children: [{ id: 'TX0101', name: '床品', enName: 'Bed', children: [] }],
  });
});

test('R-3.009 children that are no categories are left out', () => {
  expect(categoryOf({ id: 'TX01', name: 'T', children: [null, 'TX0101', []] }).children).toEqual([]);
});

test.each([
  ['TX01', 1],
  ['tx0101', 2],
  ['TX010101', 3],
  ['TX', undefined],
  ['TX0', undefined],
  ['TX01010101', undefined],
  ['601', undefined],
])('R-3.016 %s is a category code of level %s', (code, level) => {
  expect(categoryLevel(code)).toBe(level);
});
