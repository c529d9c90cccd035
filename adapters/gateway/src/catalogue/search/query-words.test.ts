import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

const formsOf = (text: string) => queryWords(text).map(({ forms }) => forms);

test('a number and its unit are one word, with or without a space', () => {
  expect(formsOf('20v')).toEqual([[['20v']]]);
  expect(formsOf('20 V')).toEqual([[['20v']]]);
  expect(formsOf('٢٠ v')).toEqual([[['20v']]]);
  expect(formsOf('1.5kw pump')).toEqual([[['1.5kw']], [['pump']]]);
});

test('letters after a number that are not a unit make another word', () => {
  expect(formsOf('7up')).toEqual([[['7up']]]);
  expect(formsOf('2 pumps')).toEqual([[['2']], [['pumps']]]);
});

test('a measure is distinguished from other words', () => {
  expect(queryWords('drill 20v 13 a5').map(({ isMeasure }) => isMeasure)).toEqual([false, true, true, false]);
});

test('THR-42 a query has at most a dozen words, however long it is', () => {
  expect(queryWords('word '.repeat(2_000))).toHaveLength(1);
  expect(queryWords(Array.from({ length: 2_000 }, (_, place) => `w${place}`).join(' '))).toHaveLength(12);
  expect(queryWords(`!?… ${'—'.repeat(10_000)}`)).toEqual([]);
});
