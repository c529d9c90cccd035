import { expect, test } from 'vitest';
import { parsePersonQuery, toSearchedWords } from './person-query.ts';

test.each([
  ['Elif Yılmaz', ['elif', 'yilmaz']],
  ['elif@kilim.example', ['elif', 'kilim', 'example']],
  ['Öz-Kilim Ltd., İstanbul', ['ozkilim', 'ltd', 'istanbul']],
  ['王小明', ['王小明']],
  ['', []],
])('D-94 the words of %j are %j', (text, words) => {
  expect(toSearchedWords(text)).toEqual(words);
});

test.each([
  ['TEX 8R35 Y4NY', 'tex8r35y4ny'],
  ['tex-8r35-y4ny', 'tex8r35y4ny'],
  ['TEX8R35Y4NY', 'tex8r35y4ny'],
])('D-31 D-94 %j is read as a badge number first', (typed, number) => {
  expect(parsePersonQuery(typed)[0]).toEqual({ words: [number], phone: '' });
});

test.each([
  ['0532 123 45 67', '5321234567'],
  ['+90 (532) 123-45-67', '905321234567'],
  ['0090 532 123 45 67', '905321234567'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '5321234567'],
  ['123 45 67', '1234567'],
])('D-10 D-94 %j is read as a phone number first', (typed, phone) => {
  expect(parsePersonQuery(typed)[0]).toEqual({ words: [], phone });
});

test('D-94 a name beside a phone number must match too', () => {
  expect(parsePersonQuery('Kaya 532 123 45 67')[0]).toEqual({ words: ['kaya'], phone: '5321234567' });
});

test('D-94 a few digits are a word, and what is only punctuation finds nobody', () => {
  expect(parsePersonQuery('Kilim 68')).toEqual([{ words: ['kilim', '68'], phone: '' }]);
  expect(parsePersonQuery(' - . ')).toEqual([]);
});
