import { expect, test } from 'vitest';
import { completePhrases, nameExpression, readTyped } from './typed-keyword.ts';

test('the last word is unfinished, the words before it are complete', () => {
  expect(readTyped('bag of cotton to')).toEqual({ finished: ['bag', 'cotton'], beginnings: ['to'] });
  expect(readTyped('Cotton TOW')).toEqual({ finished: ['cotton'], beginnings: ['tow'] });
});

test('one letter is too short, one Chinese character is not', () => {
  expect(readTyped('t')).toBeUndefined();
  expect(readTyped(' ')).toBeUndefined();
  expect(readTyped('毛')?.beginnings).toEqual(['毛']);
});

test('an Arabic article may be typed before its word is long enough to drop it', () => {
  expect(readTyped('المن')?.beginnings).toEqual(['المن', 'من']);
});

test('Turkish letters with and without a dot start the same words', () => {
  expect(readTyped('IŞ')?.beginnings).toEqual(['is']);
  expect(readTyped('ış')?.beginnings).toEqual(['is']);
  expect(readTyped('İŞ')?.beginnings).toEqual(['is']);
});

test('a quote in a word does not end its lexeme in the expression', () => {
  expect(nameExpression({ finished: ['cotton'], beginnings: [] }, ["a:o'neill", 'a:only'])).toBe(
    "'a:cotton' & ('a:o''neill' | 'a:only')",
  );
});

test('phrases complete the last word as names write it, each once, and never repeat the typed text', () => {
  const names = ['Cotton Towel set', 'Cotton towels', 'Bath TOWEL'];
  expect(completePhrases('cotton  tow', names, 'en', 3)).toEqual(['cotton towel', 'cotton towels']);
  expect(completePhrases('towel', ['Towel'], 'en', 3)).toEqual([]);
  expect(completePhrases('毛', ['纯棉毛巾'], 'zh', 3)).toEqual(['毛巾']);
});
