import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftText } from './draft-text.ts';

const draft = z.object({ content: draftText(3), email: draftText(9) });

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc'],
  ['a🧵', 'a🧵'],
  ['ab🧵', 'ab'],
])('D-10 %j is restored from a draft as %j, and the other field is not affected', (content, kept) => {
  expect(draft.parse({ content, email: 'a@b.co' })).toEqual({ content: kept, email: 'a@b.co' });
});

test('a value that is not text makes a draft invalid', () => {
  expect([null, 7, ['abc'], undefined].map((content) => draft.safeParse({ content, email: '' }).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
