import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('words stand in for their names in braces, at any depth, and what has no word stays as it is', () => {
  const written = {
    path: '/resetPassword?token={resetToken}',
    list: ['{resetToken}', 7, null],
    other: '{count} of {n}',
  };
  expect(filled(written, { resetToken: 'abc' })).toEqual({
    path: '/resetPassword?token=abc',
    list: ['abc', 7, null],
    other: '{count} of {n}',
  });
});

test('a name that every object has is no word', () => {
  expect(filled('{constructor}', {})).toBe('{constructor}');
});
