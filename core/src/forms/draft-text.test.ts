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
])('D-10 %j comes back from a draft as %j, and costs the field beside it nothing', (content, kept) => {
  expect(draft.parse({ content, email: 'a@b.co' })).toEqual({ content: kept, email: 'a@b.co' });
});

test('what is no text makes no draft', () => {
  expect([null, 7, ['abc'], undefined].map((content) => draft.safeParse({ content, email: '' }).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
