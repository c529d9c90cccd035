import { expect, test } from 'vitest';
import { createRandomId } from './secrets.ts';

test('a random id is a valid command argument: none of two thousand starts with a dash', () => {
  const ids = Array.from({ length: 2_000 }, createRandomId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
});
