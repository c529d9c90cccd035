import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import { createTexts as createLibraryTexts, type TextResources } from '@fairhall/adapters/texts/texts';
import errorsAr from '@fairhall/core/messages/ar/errors.json' with { type: 'json' };
import refusalsAr from '@fairhall/core/messages/ar/refusals.json' with { type: 'json' };
import errorsEn from '@fairhall/core/messages/en/errors.json' with { type: 'json' };
import refusalsEn from '@fairhall/core/messages/en/refusals.json' with { type: 'json' };
import type { PluralMessageKey, Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { DEFAULT_BRAND } from '@fairhall/core/site/site-brand';
import { createTextsByLanguage } from '@fairhall/gateway/texts';
import { describe, expect, test } from 'vitest';

const en = { ...errorsEn, ...refusalsEn };
const ar = { ...errorsAr, ...refusalsAr };
// A plural key of this test only.
const items = 'test.items' as PluralMessageKey;

/** The gateway holds all languages at once. */
const createGatewayTexts = (lang: string, resources: TextResources, name = 'Fairhall') => {
  const getBrand = () => ({ ...DEFAULT_BRAND, name });
  return createTextsByLanguage({ en: {}, [lang]: resources }, getBrand).of(lang as LanguageCode); // the tests use our codes
};

describe.each([
  ['the library', createLibraryTexts],
  ['a page’s first load', createLightTexts],
  ['the gateway', createGatewayTexts],
])('texts of a language, from %s', (_name, createTexts) => {
  test('a key returns the text of its language', () => {
    expect(createTexts('en', en).text('request.network')).toBe('network error');
    expect(createTexts('ar', ar).text('request.network')).toBe(errorsAr['request.network']);
  });

  test('two languages can be used side by side', () => {
    const [english, arabic] = [createTexts('en', en), createTexts('ar', ar)];
    expect([english.lang, arabic.lang]).toEqual(['en', 'ar']);
    expect(english.text('request.server')).not.toBe(arabic.text('request.server'));
  });

  test('values are inserted literally', () => {
    const texts = createTexts('en', en);
    const fill = (problem: string) => texts.text('request.invalid', { field: 'email', problem });
    expect(fill('<b>&"')).toBe('Check email: <b>&"');
    expect(fill('{field} $t(request.server) $1')).toBe('Check email: {field} $t(request.server) $1');
    expect(texts.text('request.tooMany', { seconds: 0 })).toBe('Too many requests. Try again in 0 seconds.');
  });

  test('values named like an option of the library are still values', () => {
    const texts = createTexts('en', { 'request.server': '{lng} {ns} {context} {defaultValue} {count}' });
    const values = { lng: 'a', ns: 'b', context: 'c', defaultValue: 'd', count: 5 };
    expect(texts.text('request.server', values)).toBe('a b c d 5');
  });

  test('a text without values keeps its placeholders, also on repeated calls', () => {
    const texts = createTexts('en', en);
    expect(texts.text('request.invalid')).toBe('Check {field}: {problem}');
    expect(texts.text('request.invalid')).toBe('Check {field}: {problem}');
  });

  test('a missing value leaves its placeholder in place', () => {
    expect(createTexts('en', en).text('request.invalid', { field: 'email' })).toBe('Check email: {problem}');
  });

  test('D-97 the name of the site stands wherever a text names it, with and without other values', () => {
    const resources = {
      'request.server': 'About {siteName}',
      'request.invalid': '{field} · {siteName}',
      'test.items_one': '{count} item on {siteName}',
      'test.items_other': '{count} items on {siteName}',
    };
    const read = (texts: Texts) => [
      texts.text('request.server'),
      texts.text('request.invalid', { field: '{siteName}' }),
      texts.counted(items, 2),
    ];
    expect(read(createTexts('en', resources, 'Bosphorus $1 Fair'))).toEqual([
      'About Bosphorus $1 Fair',
      '{siteName} · Bosphorus $1 Fair',
      '2 items on Bosphorus $1 Fair',
    ]);
    expect(read(createTexts('en', resources))).toEqual([
      'About Fairhall',
      '{siteName} · Fairhall',
      '2 items on Fairhall',
    ]);
  });

  test('a key without a text is shown itself', () => {
    expect(createTexts('en', {}).text('request.server')).toBe('request.server');
  });

  test('a counted text uses the plural form of its language', () => {
    const english = createTexts('en', {
      'test.items_one': '{count} item of {who}',
      'test.items_other': '{count} items of {who}',
    });
    expect([1, 2, 0].map((count) => english.counted(items, count, { who: 'A' }))).toEqual([
      '1 item of A',
      '2 items of A',
      '0 items of A',
    ]);
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const arabic = createTexts('ar', Object.fromEntries(forms.map((form) => [`test.items_${form}`, form])));
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.counted(items, count))).toEqual(forms);
  });

  test('Burmese, Khmer and Tagalog have plural forms too', () => {
    const forms = { 'test.items_one': 'one', 'test.items_other': 'other' };
    expect(['my', 'km', 'tl'].map((lang) => createTexts(lang, forms).counted(items, 14))).toEqual([
      'other',
      'other',
      'other',
    ]);
  });
});

describe('texts of all languages', () => {
  const all = createTextsByLanguage({ en: { ...en, 'test.items_one': 'one item', 'test.items_other': 'items' }, ar });

  test('a missing text falls back to English, with the English plural form', () => {
    const { 'request.network': _, ...rest } = ar;
    const unfinished = createTextsByLanguage({ en, ar: rest }).of('ar');
    expect(unfinished.text('request.network')).toBe('network error');
    expect(unfinished.text('request.server')).toBe(errorsAr['request.server']);
    expect(all.of('tr').text('request.network')).toBe('network error');
    expect([1, 2].map((count) => all.of('ar').counted(items, count))).toEqual(['one item', 'items']);
  });

  test('R-8.034 returns all texts of a language, and none for an unknown language', () => {
    expect(all.all('ar')).toEqual(ar);
    expect([all.all('tr'), all.all('constructor'), all.all('no language')]).toEqual([{}, {}, {}]);
  });
});
