import { expect, test } from 'vitest';
import { getComma } from './comma.ts';

test.each([
  ['en', 'a, b'],
  ['tr', 'a, b'],
  ['ar', 'a، b'],
  ['fa', 'a، b'],
] as const)('R-2.150 names in a row have the comma of %s between them', (lang, row) => {
  expect(['a', 'b'].join(getComma(lang))).toBe(row);
});
