import { expect, test } from 'vitest';
import { isFitting, splitToFit } from './fit-lines.ts';

test('D-28 a name on a stand takes as many whole words and lines as fit', () => {
  expect(splitToFit('Lyallpur Terry Mills', 90, 2)).toEqual(['Lyallpur', 'Terry Mills']);
  expect(splitToFit('Lyallpur Terry Mills', 200, 2)).toEqual(['Lyallpur Terry Mills']);
  expect(splitToFit('Lyallpur Terry Mills', 90, 1)).toEqual(['Lyallpur']);
  expect(splitToFit('Lyallpur Terry Mills', 40, 2)).toEqual([]);
  expect(splitToFit('Lyallpur', 200, 0)).toEqual([]);
});

test('D-28 a character of Chinese is as wide as two Latin letters', () => {
  expect(isFitting('abcdef', 50)).toBe(true);
  expect(isFitting('宁波东方纺织', 50)).toBe(false);
});
