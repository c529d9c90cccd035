import { DEFAULT_BRAND } from '@fairhall/core/site/site-brand';
import { expect, test } from 'vitest';
import '../start/screens.ts';
import type { PageOptions, PageSites } from './page-options.ts';
import { toSharedVisit } from './shared-page.ts';
import { createBoot } from './visit.ts';

const ISTANBUL = 'https://istanbul.test';
const sites: PageSites = {
  version: '0',
  hosts: { 'istanbul.test': { siteId: 2 } },
  addedSites: [],
  getOrigin: (siteId) => (siteId === 2 ? ISTANBUL : 'https://fairhall.test'),
  getBrand: () => DEFAULT_BRAND,
};

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';

function options(settings: Partial<PageOptions['settings']> = {}): PageOptions {
  return {
    gateway: { handle: async () => new Response(), sites },
    settings: {
      appEnv: 'production',
      deployPath: '',
      siteId: null,
      audience: null,
      ipServiceUrl: '',
      pageCacheMs: 30_000,
      offlinePages: true,
      ...settings,
    },
    publicUrl: 'https://fairhall.test',
    supplierUrl: 'https://supplier.fairhall.test',
    globalUrl: 'https://fairhall.test',
  };
}

function shared(path: string, headers: Record<string, string> = {}, asked = options(), host = 'fairhall.test') {
  const request = { url: new URL(path, `https://${host}`), headers };
  return toSharedVisit(request, createBoot(request, asked), asked);
}
const nameOf = (...asked: Parameters<typeof shared>) => shared(...asked)?.name;

test('A-58 the same request shares one page, however its URL is written', () => {
  const name = nameOf('/search/product?keyword=steel%20pipe&sort=newest');
  expect(name).toBeDefined();
  expect(nameOf('/search/product?sort=newest&keyword=steel+pipe')).toBe(name);
  expect(nameOf('/search/product?keyword=steel%20pipe&sort=newest&fbclid=abc')).toBe(name);
  expect(nameOf('/search/product?keyword=steel%20pipe&sort=newest&keyword=other')).toBe(name);
  expect(shared('/search/product?sort=newest&x=1&keyword=steel+pipe')?.url.href).toBe(
    'https://fairhall.test/search/product?keyword=steel%20pipe&sort=newest',
  );
});

test('A-58 another language, device, audience, site, path or query gives another page', () => {
  const names = [
    nameOf('/'),
    nameOf('/', { cookie: 'lang=ar' }),
    nameOf('/', { 'user-agent': PHONE }),
    nameOf('/', { 'user-agent': `${PHONE} TradeExpoApp/1` }),
    nameOf('/', {}, options({ audience: 'supplier' })),
    nameOf('/', {}, options({ siteId: 2 })),
    nameOf('/categories'),
    nameOf('/search/product?keyword=a'),
    nameOf('/search/product?keyword=b'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(undefined);
});

test('A-58 a language gives the same page however it was chosen, but a language in the URL gives another one', () => {
  expect(nameOf('/', { 'accept-language': 'ar' })).toBe(nameOf('/', { cookie: 'lang=ar' }));
  expect(nameOf('/?lang=ar')).not.toBe(nameOf('/', { cookie: 'lang=ar' }));
});

test('in production an invented host shares the pages of all, elsewhere it has its own, since links begin with it', () => {
  expect(nameOf('/', {}, options(), 'invented.test')).toBe(nameOf('/'));
  const test = options({ appEnv: 'test' });
  expect(nameOf('/', {}, test, 'invented.test')).not.toBe(nameOf('/', {}, test));
});

test.each([
  ['a login', '/', { cookie: '__Host-buyer_token=bt_x; buyer_login=1' }],
  ['the trace of a login', '/', { cookie: 'lang=de; buyer_login=1' }],
  ['an address that grants access', '/verify?token=abc', {}],
  ['an address that grants access, but badly', '/verify?token=%00', {}],
  ['what somebody wrote', '/rfq?rfq_description=pumps', {}],
  ['who somebody is', '/?email=a%40example.com', {}],
  ['where somebody goes next', '/login?redirect=%2Fcart', {}],
  ['a page of somebody’s own', '/rfq/manage', {}],
  ['a page that is wanted anew', '/?csr=1', {}],
  ['an address that is no page', '/no/such/page/at/all', {}],
  ['an address longer than ours', `/search/product?keyword=a&utm_source=${'x'.repeat(1_100)}`, {}],
])('THR-26 with %s nothing is shared', (_, path, headers) => {
  expect(shared(path, headers)).toBeUndefined();
});

test('PAGE_CACHE_SECONDS sets the cache time, and 0 turns the cache off', () => {
  expect(shared('/', {}, options({ pageCacheMs: 5_000 }))?.cacheMs).toBe(5_000);
  expect(shared('/', {}, options({ pageCacheMs: 0 }))).toBeUndefined();
  expect(shared('/frontpage')).toMatchObject({ cacheMs: 3_600_000, cachesRedirects: true });
  expect(shared('/frontpage', {}, options({ pageCacheMs: 0 }))).toBeUndefined();
});

test('D-93 the host names the site of a page and the origin of its links; an unknown host gets the international site', () => {
  const bootAt = (host: string) => {
    const { siteId, audience, origin, globalUrl } = createBoot(
      { url: new URL(`https://${host}/`), headers: {} },
      options(),
    );
    return [siteId, audience, origin, globalUrl];
  };
  expect(bootAt('istanbul.test')).toEqual([2, 'buyer', ISTANBUL, 'https://fairhall.test']);
  expect(bootAt('evil.test')).toEqual([999, 'globalBuyer', 'https://fairhall.test', 'https://fairhall.test']);
  expect(bootAt('supplier.fairhall.test').slice(0, 3)).toEqual([999, 'supplier', 'https://supplier.fairhall.test']);
});

test('D-92 pages know the origins of the other sites that have a host of their own', () => {
  const originsAt = (host: string) =>
    createBoot({ url: new URL(`https://${host}/`), headers: {} }, options()).siteOrigins;
  expect(originsAt('fairhall.test')).toEqual({ 2: ISTANBUL });
  expect([originsAt('istanbul.test'), originsAt('supplier.fairhall.test')]).toEqual([undefined, undefined]);
});

test('D-93 D-97 pages of a site that an organiser has changed are other pages', () => {
  const asked = options();
  const changed = { ...asked, gateway: { ...asked.gateway, sites: { ...sites, version: '1' } } };
  expect(nameOf('/', {}, changed)).not.toBe(nameOf('/', {}, asked));
});
