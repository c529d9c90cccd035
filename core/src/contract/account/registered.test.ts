import { expect, test } from 'vitest';
import { isRegistered } from './registered.ts';

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  [null, false],
  [undefined, false],
  [2, false],
  ['true', false],
  [[1], false],
])('R-3.027 A-05 an email address whose check returns %j has an account: %s', (value, expected) => {
  expect(isRegistered(value)).toBe(expected);
});
