import { expect, test } from 'vitest';
import { isFilled } from './filled.ts';

test('A-22 input by a password manager or the browser is distinguished from typing, pasting and deleting', () => {
  const ways = ['insertText', 'insertFromPaste', 'deleteContentBackward', 'insertReplacementText', ''];
  expect(ways.map((inputType) => isFilled({ inputType }))).toEqual([false, false, false, true, true]);
  expect(isFilled({ type: 'input' })).toBe(true);
});
