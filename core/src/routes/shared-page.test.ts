import { describe, expect, test } from 'vitest';
import type { RouteName } from './routes.ts';
import { getCacheKey, getCachePolicy, type Readers } from './shared-page.ts';

const HOUR = 3_600_000;
const USUAL = 30_000;

/** Returns the cache policy of a page with one query parameter, or none. */
const kept = (route: RouteName, parameter = '', { showsLogin = false, usualMs = USUAL } = {}) => {
  const [name = '', value = ''] = parameter.split('=');
  return getCachePolicy({ route, query: name === '' ? [] : [[name, value]], showsLogin }, usualMs);
};

describe.each<[id: string, route: RouteName]>([
  ['R-2.075', 'linkTransfer'],
  ['R-2.076', 'rfqLanding'],
  ['R-2.077', 'frontpage'],
])('%s %s', (id, route) => {
  test(`${id} A-58 is cached for an hour with its redirects, however long other pages are cached`, () => {
    for (const usualMs of [1, USUAL, 2 * HOUR])
      expect(kept(route, 'utm_source=fair', { usualMs })).toEqual({ cacheMs: HOUR, cachesRedirects: true });
  });

  test(`${id} THR-26 is not cached if it shows a login or personal input`, () => {
    expect(kept(route, '', { showsLogin: true })).toBeUndefined();
    for (const query of ['csr=1', 'email=a@b.co', 'rfq_description=lamps', 'token=t', 'app=a', 'ac=a'])
      expect(kept(route, query)).toBeUndefined();
  });

  test(`${id} is not cached if caching is off`, () => {
    expect(kept(route, '', { usualMs: 0 })).toBeUndefined();
  });
});

test('A-58 other pages are cached for the default time of the process, and personal ones never', () => {
  expect(kept('search', 'keyword=a')).toEqual({ cacheMs: USUAL });
  expect(kept('rfqManage')).toBeUndefined();
  expect(kept('search', 'csr=0')).toEqual({ cacheMs: USUAL });
});

test('R-2.075 R-2.076 R-2.077 A-58 each site, device, language, audience and URL has its own cached page', () => {
  const reader: Readers = {
    origin: 'https://a.test',
    siteId: 999,
    audience: 'globalBuyer',
    device: 'pc',
    inApp: false,
    lang: 'en',
  };
  const names = [
    getCacheKey(reader, '/frontpage'),
    getCacheKey({ ...reader, siteId: 2 }, '/frontpage'),
    getCacheKey({ ...reader, device: 'h5' }, '/frontpage'),
    getCacheKey({ ...reader, inApp: true }, '/frontpage'),
    getCacheKey({ ...reader, lang: 'ar' }, '/frontpage'),
    getCacheKey({ ...reader, audience: 'supplier' }, '/frontpage'),
    getCacheKey({ ...reader, origin: 'https://b.test' }, '/frontpage'),
    getCacheKey(reader, '/link/a'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(getCacheKey({ ...reader }, '/frontpage')).toBe(names[0]);
});
