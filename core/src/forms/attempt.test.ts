import { expect, test } from 'vitest';
import { getAttempt } from './attempt.ts';

const ids = { uuid: () => 'new-key' };

test('the same content is the same attempt, in any order of its members', () => {
  const before = getAttempt({ a: 1, b: ['x'] }, null, { uuid: () => 'first-key' });
  expect(before).toEqual({ key: 'first-key', content: '{"a":1,"b":["x"]}' });
  expect(getAttempt({ b: ['x'], a: 1 }, before, ids)).toBe(before);
});

test('other content is a new attempt with its own key', () => {
  const before = { key: 'first-key', content: '{"a":1}' };
  expect(getAttempt({ a: 2 }, before, ids)).toEqual({ key: 'new-key', content: '{"a":2}' });
});
