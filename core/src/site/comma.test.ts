import { expect, test } from 'vitest';
import { getComma } from './comma.ts';

test.each([
  ['en', 'a, b'],
  ['tr', 'a, b'],
  ['ar', 'a، b'],
  ['fa', 'a، b'],
] as const)('R-2.150 names in a list are separated with the comma of %s', (lang, row) => {
  expect(['a', 'b'].join(getComma(lang))).toBe(row);
});
