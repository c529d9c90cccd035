import { expect, test } from 'vitest';
import '../start/screens.ts';
import type { Boot } from './boot.ts';
import { normalizePath } from './normalize-path.ts';

const BOOT: Boot = {
  lang: 'en',
  languages: ['en'],
  siteId: 999,
  brand: { name: 'Fairhall' },
  audience: 'globalBuyer',
  device: 'pc',
  inApp: false,
  production: true,
  deployPath: '/shop',
  origin: 'https://fairhall.test',
  ipServiceUrl: '',
  gatewayUrl: '/gateway',
  imageServer: '/gateway',
  appVersion: '1',
  now: 0,
};
const product = '/shop/Cotton-Tote_P1.html';
const category = '/shop/category/Bed-Linen_TX010101.html?sort=newest';

test.each([
  ['with the product’s name', '/shop/Best-Casino_P1.html', product, product],
  ['with it in a campaign too', '/shop/sale_ab12/Best-Casino_P1.html', product, '/shop/sale_ab12/Cotton-Tote_P1.html'],
  [
    'with the category’s name, on the page of results that it is',
    '/shop/category/Best-Casino_TX010101_3.html',
    category,
    '/shop/category/Bed-Linen_TX010101_3.html',
  ],
  ['as it is where it is right', product, product, product],
  ['as it is where the page has no other address', '/shop/about-us.html', undefined, '/shop/about-us.html'],
  ['as it is where the one address is another page’s', product, '/shop/about-us.html', product],
])('R-2.122 our own links write the path of a page %s', (_, pathname, canonical, own) => {
  expect(normalizePath(pathname, canonical, BOOT)).toBe(own);
});
