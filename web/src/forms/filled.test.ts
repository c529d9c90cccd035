import { expect, test } from 'vitest';
import { isFilled } from './filled.ts';

test('A-22 what a password manager or the browser puts in is told from what is typed, pasted or deleted', () => {
  const ways = ['insertText', 'insertFromPaste', 'deleteContentBackward', 'insertReplacementText', ''];
  expect(ways.map((inputType) => isFilled({ inputType }))).toEqual([false, false, false, true, true]);
  expect(isFilled({ type: 'input' })).toBe(true);
});
