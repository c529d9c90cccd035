import { describe, expect, test } from 'vitest';
import { LANGUAGE_COOKIE, resolveLanguage } from './resolve-language.ts';

describe('the language of a page', () => {
  test('R-1.042 without a choice the browser decides', () => {
    expect(resolveLanguage({ accept: 'pl-PL,pl;q=0.9' })).toBe('pl');
  });

  test('R-1.042 browser languages are ordered by weight, not by position', () => {
    expect(resolveLanguage({ accept: 'de;q=0.3, ja;q=0.8, sv' })).toBe('ja');
    expect(resolveLanguage({ accept: 'de;q=0, tr;q=0.1' })).toBe('tr');
    expect(resolveLanguage({ accept: 'de;q=abc, *;q=0.9, ko;q=0.1' })).toBe('ko');
  });

  test.each([
    ['zh-Hant-TW', 'zh'],
    ['in-ID', 'id'],
    ['fil-PH', 'tl'],
    ['AR-eg', 'ar'],
  ])('A-43 the browser tag %s means %s', (accept, code) => {
    expect(resolveLanguage({ accept })).toBe(code);
  });

  test('R-1.043 an unknown language falls back to English', () => {
    expect(resolveLanguage({ accept: 'sv-SE' })).toBe('en');
    expect(resolveLanguage({ accept: 'constructor' })).toBe('en');
    expect(resolveLanguage({})).toBe('en');
  });

  test('R-1.045 an earlier choice overrides the browser', () => {
    expect(resolveLanguage({ cookie: 'ja', accept: 'de' })).toBe('ja');
    expect(resolveLanguage({ cookie: 'xx', accept: 'de' })).toBe('de');
  });

  test('R-2.250 the URL overrides an earlier choice, and an unsupported language in it is ignored', () => {
    expect(resolveLanguage({ query: 'ru', cookie: 'ja' })).toBe('ru');
    expect(resolveLanguage({ query: 'sv', cookie: 'ja' })).toBe('ja');
  });

  test('R-1.044 the choice is stored for about ten years', () => {
    expect(LANGUAGE_COOKIE).toEqual({ name: 'lang', path: '/', maxAgeSeconds: 315_360_000 });
  });
});
