import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

const formsOf = (text: string) => queryWords(text).map(({ forms }) => forms);

test('a number and its unit are one word, written together or apart', () => {
  expect(formsOf('20v')).toEqual([[['20v']]]);
  expect(formsOf('20 V')).toEqual([[['20v']]]);
  expect(formsOf('٢٠ v')).toEqual([[['20v']]]);
  expect(formsOf('1.5kw pump')).toEqual([[['1.5kw']], [['pump']]]);
});

test('letters after a number that are no unit make another word of it', () => {
  expect(formsOf('7up')).toEqual([[['7up']]]);
  expect(formsOf('2 pumps')).toEqual([[['2']], [['pumps']]]);
});

test('a measure is told from a thing', () => {
  expect(queryWords('drill 20v 13 a5').map(({ isMeasure }) => isMeasure)).toEqual([false, true, true, false]);
});

test('THR-42 however long a question is, it has a dozen words at most', () => {
  expect(queryWords('word '.repeat(2_000))).toHaveLength(1);
  expect(queryWords(Array.from({ length: 2_000 }, (_, place) => `w${place}`).join(' '))).toHaveLength(12);
  expect(queryWords(`!?… ${'—'.repeat(10_000)}`)).toEqual([]);
});
