import { expect, test } from 'vitest';
import { createRandomId } from './secrets.ts';

test('an id can be a word of a command: none of two thousand begins with a dash', () => {
  const ids = Array.from({ length: 2_000 }, createRandomId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
});
