import { expect, test } from 'vitest';
import type { Link } from '../routes/link.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { exhibitionCountryHomeUrl, exhibitionHref, industryBase } from './links.ts';

const book = createRouteTable({ deployPath: '' });
const href = (link: Link) => book.href(link.route, link.params as never, link.query as never); // one route's own parameters
const istanbul = { exhibitionId: '1001', websiteId: 2, industry: 'textile' } as const;

test('D-92 an exhibition links to its own page for buyers, and to its industry page for global buyers', () => {
  expect(exhibitionHref(istanbul, { href, audience: 'buyer' })).toBe('/expoturkey_1001');
  expect(exhibitionHref(istanbul, { href, audience: 'globalBuyer' })).toBe('/tex-tr');
  expect(exhibitionHref(istanbul, { href, audience: 'supplier' })).toBe('/');
  expect(exhibitionHref({ ...istanbul, websiteId: 77 }, { href, audience: 'buyer' })).toBe('/');
});

test('D-92 the link leads to the host of its site, if it has one', () => {
  const siteOrigins = { 2: 'https://turkey.example.com' };
  expect(exhibitionHref(istanbul, { href, audience: 'buyer', siteOrigins })).toBe(
    'https://turkey.example.com/expoturkey_1001',
  );
  expect(exhibitionHref({ ...istanbul, websiteId: 12 }, { href, audience: 'buyer', siteOrigins })).toBe(
    '/expojapan_1001',
  );
});

test('R-2.101 A-74 an industry at a site has a base path', () => {
  expect(industryBase('tex', 'tr')).toBe('/tex-tr');
  expect(industryBase('tex', 'tr')).toBe(
    href({ route: 'industryHome', params: { industryAbbr: 'tex', websiteAbbr: 'tr' } }),
  );
});

test('R-2.149 A-75 the home page of an exhibition’s country is named after its site', () => {
  expect(exhibitionCountryHomeUrl({ websiteId: 2 })).toBe('/chinahomelife/Turkey');
  expect(exhibitionCountryHomeUrl({ websiteId: 9 })).toBe('/chinahomelife/Southafrica');
  expect([999, 77].map((websiteId) => exhibitionCountryHomeUrl({ websiteId }))).toEqual(['/', '/']);
  expect(exhibitionCountryHomeUrl({ websiteId: 2 })).toBe(book.href('countryHome', { websiteEnName: 'turkey' }));
});
