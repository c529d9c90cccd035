import { describe, expect, test } from 'vitest';
import { getLanguage, isLanguageCode, isRtl, LANGUAGE_LIST } from './languages.ts';

const codes = LANGUAGE_LIST.map((entry) => entry.code);

describe('languages', () => {
  test('R-1.021 the site supports exactly these nineteen languages, in the order of the switcher', () => {
    expect(codes.join(' ')).toBe('en zh ar tr pl es pt ru fa ms id ja ko de th tl vi my km');
  });

  test('R-1.041 Arabic and Farsi are written from right to left, the other seventeen are not', () => {
    expect(codes.filter(isRtl)).toEqual(['ar', 'fa']);
  });

  test('D-08 each language is offered under its native name', () => {
    expect(getLanguage('de').nativeName).toBe('Deutsch');
    expect(new Set(LANGUAGE_LIST.map((entry) => entry.nativeName)).size).toBe(19);
  });

  test('an unknown code is not a language code', () => {
    expect(['sv', 'EN', '', undefined, 5, '__proto__'].filter(isLanguageCode)).toEqual([]);
    expect(codes.every(isLanguageCode)).toBe(true);
  });
});
