import { expect, test } from 'vitest';
import { getAttempt } from './attempt.ts';

const ids = { uuid: () => 'new-key' };

test('the same content is the same act, whatever the order of its members', () => {
  const before = getAttempt({ a: 1, b: ['x'] }, null, { uuid: () => 'first-key' });
  expect(before).toEqual({ key: 'first-key', content: '{"a":1,"b":["x"]}' });
  expect(getAttempt({ b: ['x'], a: 1 }, before, ids)).toBe(before);
});

test('other content is another act with a key of its own', () => {
  const before = { key: 'first-key', content: '{"a":1}' };
  expect(getAttempt({ a: 2 }, before, ids)).toEqual({ key: 'new-key', content: '{"a":2}' });
});
