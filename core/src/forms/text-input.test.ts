import { describe, expect, test } from 'vitest';
import { isBlankOnBadge, stripEmoji } from './badge-text.ts';
import { NUMBER_PATTERN, toAsciiDigits, toNumericText } from './number-input.ts';
import { isSendable, trimText, truncateText } from './text-input.ts';

test('R-5.008 a text field trims surrounding white space', () => {
  expect(trimText(' a b ')).toBe('a b');
});

test.each(['\u200b', '\u3164', '\u115f', '\uffa0', '\u2800', '\u{1d159}', ' \u00a0\u3000', '\u0301', '\u202e\u200f'])(
  'R-5.001 %j is invisible and counts as empty',
  (typed) => {
    expect(trimText(typed)).toBe('');
  },
);

test.each([
  ['👩\u200d👩\u200d👧\u200d👦 Ana 🇹🇷', 'Ana'],
  ['Emoji Co 🧶', 'Emoji Co'],
  ['1\ufe0f\u20e3 Co', '1 Co'],
  ['Acme™ & Söhne', 'Acme™ & Söhne'],
  ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ['👍🏽', ''],
])('D-31 %s is printed as %j on a badge', (name, shown) => {
  expect([stripEmoji(name), isBlankOnBadge(name)]).toEqual([shown, shown === '']);
});

test.each([
  [' with space ', true],
  ['line\nbreak\tand tab\r', true],
  ['معرض 🧵', true],
  ['', true],
  ['a\u0000', false],
  ['a\u007f', false],
  ['\ud83e', false],
  ['\uddf5a', false],
])('R-5.032 THR-43 %j can be sent without trimming: %s', (typed, expected) => {
  expect(isSendable(typed)).toBe(expected);
});

test.each([
  ['abc', 4, 'abc'],
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['abc', 0, ''],
  ['a🧵', 3, 'a🧵'],
  ['a🧵', 2, 'a'],
  ['🧵🧵', 2, '🧵'],
])('D-10 %s truncated to %i units is %s', (text, max, cut) => {
  expect(truncateText(text, max)).toBe(cut);
});

describe('numeric text', () => {
  test.each([
    ['-1a2.3.4', '-12.34'],
    ['1-2', '12'],
    ['1,000', '1000'],
    ['.5', '.5'],
    ['abc', ''],
    [' 12 ', '12'],
    [' -12', '-12'],
    ['1.', '1.'],
    ['12-', '12'],
  ])('R-5.009 %s is reduced to a leading minus, digits and one point: %s', (typed, kept) => {
    expect(toNumericText(typed)).toBe(kept);
  });

  test.each([
    ['Arabic', '١٢٣'],
    ['Persian', '۱۲۳'],
    ['Thai', '๑๒๓'],
    ['Khmer', '១២៣'],
    ['Burmese', '၁၂၃'],
    ['full width', '１２３'],
    ['bold mathematical', '𝟏𝟐𝟑'],
  ])('R-5.009 reads %s digits', (_script, typed) => {
    expect(toNumericText(typed)).toBe('123');
  });

  test('R-5.009 reads the Arabic decimal point and a typographic minus', () => {
    expect(toNumericText('−١٫٥')).toBe('-1.5');
  });
});

test('digits of every script become ASCII, other characters stay', () => {
  expect(toAsciiDigits('DN٢٠ / PN۲۵')).toBe('DN20 / PN25');
});

test.each([
  ['1', true],
  ['10', true],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('R-5.034 %s is a positive integer: %s', (value, expected) => {
  expect(NUMBER_PATTERN.test(value)).toBe(expected);
});
