import { staticUrl } from '@fairhall/core/contract/cms/static-content';
import { expect, test } from 'vitest';
import { readContentAddress } from './content-address.ts';

const read = (path: string) => readContentAddress(new URL(`http://x.test/gateway${path}`).pathname);

test('R-7.034 a URL contains website, language, content and the data separated by commas', () => {
  expect(staticUrl(999, 'en', 'news', ['a b', 2])).toBe('/999/en/news:a%20b,2.json');
  expect(read(staticUrl(2, 'ar', 'privacy-policy', ['a_b', 2]))).toEqual({
    websiteId: 2,
    lang: 'ar',
    name: 'privacy-policy',
    data: ['a_b', '2'],
  });
});

test('R-7.034 A-47 without data the colon is optional', () => {
  const wanted = { websiteId: 999, lang: 'en', name: 'terms', data: [] };
  expect(read(staticUrl(999, 'en', 'terms'))).toEqual(wanted);
  expect(read('/999/en/terms:.json')).toEqual(wanted);
});

test.each([
  '/999/en/news.json',
  '/999/xx/terms.json',
  '/0999/en/about-us:.json',
  '/0/en/terms.json',
  '/x/en/terms.json',
  '/999/en/terms:a%20b.json',
  '/999/en/terms:a,,b.json',
  '/999/en/terms:1,2,3,4,5,6,7,8,9.json',
  `/999/en/terms:${'a'.repeat(65)}.json`,
  '/999/en/terms:%00.json',
  '/999/en/terms:%ff.json',
  '/999/en/terms:..%2f..%2fetc%2fpasswd.json',
  '/999/en/..%2f..%2fetc%2fpasswd.json',
  '/999/en/%2e%2e/terms.json',
  '/999/en/constructor.json',
  '/999/en/__proto__.json',
  '/999/en/terms.json/',
  '/999/en/terms.JSON',
])('R-7.034 THR-39 %s is no content URL', (path) => {
  expect(read(path)).toBeUndefined();
});
