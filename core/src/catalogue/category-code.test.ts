import { expect, test } from 'vitest';
import { categoryLevel } from './category-code.ts';

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
