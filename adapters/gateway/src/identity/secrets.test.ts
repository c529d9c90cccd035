import { expect, test } from 'vitest';
import { createRandomId, createRandomToken } from './secrets.ts';

test.each([
  ['id', createRandomId, 22],
  ['token', createRandomToken, 43],
] as const)('a random %s is a valid command argument: none of two thousand starts with a dash', (_, create, length) => {
  const texts = Array.from({ length: 2_000 }, create);
  const valid = new RegExp(`^[A-Za-z0-9_][A-Za-z0-9_-]{${length - 1}}$`);
  expect(texts.filter((text) => !valid.test(text))).toEqual([]);
});
