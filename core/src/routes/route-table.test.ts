import { describe, expect, test } from 'vitest';
import type { Visit } from './definition.ts';
import { createRouteTable } from './route-table.ts';

const book = createRouteTable({ deployPath: '' });
const buyer: Visit = { audience: 'buyer', device: 'pc', production: false };
const globalBuyer: Visit = { ...buyer, audience: 'globalBuyer' };

describe('page availability', () => {
  test('R-2.003 R-2.120 a page of another audience is not found', () => {
    expect(book.match('/expoturkey_1', globalBuyer)).toBeNull();
    expect(book.match('/expoturkey_1', buyer)?.name).toBe('expoHome');
    expect(book.match('/expoturkey_1.html', globalBuyer)).toBeNull();
  });

  test('R-2.004 a page of another device is not found', () => {
    expect(book.match('/myCard', buyer)).toBeNull();
    expect(book.match('/myCard', { ...buyer, device: 'h5' })?.name).toBe('myCard');
  });

  test('R-2.117 the badge download is not found in production, and its link is not offered', () => {
    expect(book.match('/expo/badge/download', { ...globalBuyer, production: true })).toBeNull();
    expect(book.isAvailable('badgeDownload', { ...globalBuyer, production: true })).toBe(false);
    expect(book.isAvailable('badgeDownload', globalBuyer)).toBe(true);
  });

  test('R-2.074 operation pages of a country exist only on a B2B platform', () => {
    expect(book.isAvailable('buyerOperation', buyer)).toBe(false);
    expect(book.isAvailable('buyerOperation', { ...buyer, platform: 'b2b' })).toBe(true);
  });

  test('A-64 a supplier finds no buyer pages', () => {
    const supplier: Visit = { ...buyer, audience: 'supplier' };
    const open = book.all().filter((route) => book.isAvailable(route.name, { ...supplier, platform: 'b2b' }));
    expect(open.filter((route) => !route.audiences.includes('supplier'))).toEqual([]);
    expect(open.map((route) => route.name)).not.toContain('cart');
    expect(open.map((route) => route.name)).toContain('product');
  });
});

describe('page properties in the route table', () => {
  const withFact = (fact: 'cacheMs' | 'guestsOnly' | 'devices') =>
    Object.fromEntries(book.all().flatMap((route) => (route[fact] === undefined ? [] : [[route.name, route[fact]]])));

  test('R-2.075 R-2.076 R-2.077 R-2.078 four pages are cached for an hour', () => {
    const hour = 3_600_000;
    expect(withFact('cacheMs')).toEqual({
      linkTransfer: hour,
      rfqLanding: hour,
      frontpage: hour,
      requestMeeting: hour,
    });
  });

  test('R-2.007 R-2.008 login and registration are for visitors without a token', () => {
    expect(withFact('guestsOnly')).toEqual({ login: true, register: true });
  });

  test('D-87 six routes with eight paths are for phones only, and one is for desktops only', () => {
    const mobile = ['account', 'scanBadge', 'myBadge', 'myFavorite', 'myCard', 'mobileChat'];
    expect(withFact('devices')).toEqual({
      ...Object.fromEntries(mobile.map((name) => [name, ['h5']])),
      aiSourcing: ['pc'],
    });
  });
});

describe('links', () => {
  test('R-2.025 R-2.026 the first page of a category has no page number', () => {
    const bedLinen = { name: 'Bed Linen', categoryId: 'TX010101' };
    expect(book.href('category', bedLinen)).toBe('/category/Bed-Linen_TX010101.html');
    expect(book.href('category', { ...bedLinen, pageNo: 1 })).toBe('/category/Bed-Linen_TX010101.html');
    expect(book.href('category', { ...bedLinen, pageNo: 3 })).toBe('/category/Bed-Linen_TX010101_3.html');
  });

  test('R-2.033 R-2.037 a promotion precedes its product or supplier in the path', () => {
    const promotion = { theme: 'Summer Sale', id: 'ab12' };
    expect(book.href('product', { name: 'A & B/C', productId: 'P1', promotion })).toBe(
      '/summer-sale_ab12/A-B-C_P1.html',
    );
    expect(book.href('supplier', { name: 'Acme', supplierId: 'S1', promotion })).toBe(
      '/summer-sale_ab12/supplier/Acme_S1.html',
    );
    expect(book.href('product', { name: 'Lamp', productId: 'P1', promotion: undefined })).toBe('/Lamp_P1.html');
  });

  test('R-2.101 the base path of an industry expo consists of the industry and the site', () => {
    expect(book.href('industryHome', { industryAbbr: 'tex', websiteAbbr: 'tr' })).toBe('/tex-tr');
  });

  test('D-13 a product named like an exhibition is linked without its name', () => {
    const link = book.href('product', { name: 'expoturkey', productId: '1001' });
    expect(link).toBe('/_1001.html');
    expect(book.match(link, buyer)).toEqual({
      name: 'product',
      params: { name: '', productId: '1001' },
      canonical: true,
    });
    expect(book.href('product', { name: 'lamp', productId: '1001' })).toBe('/lamp_1001.html');
  });

  test('A-16 only the cart uses the other spelling for its exhibition', () => {
    expect(book.href('cart', {}, { exhibitionId: '1001' })).toBe('/cart?exhibitionId=1001');
    expect(book.href('requestMeeting', {}, { exhibitionId: '1001' })).toBe('/requestMeeting?exhibition_id=1001');
  });

  test('R-2.074 the operation pages of a country have a language in their link', () => {
    expect(book.href('buyerOperation', { websiteEnName: 'turkey' }, { categoryId: 'TX01' })).toBe(
      '/turkey/buyer_operation?lang=en&category_id=TX01',
    );
  });

  test('a link whose parameters fit no URL throws', () => {
    const unfit = { exhibitionId: '1', exhibitionType: 'expo' };
    expect(() => book.href('expoHome', unfit)).toThrow('No address of expoHome takes exactly');
  });
});

describe('the deploy path', () => {
  const below = createRouteTable({ deployPath: '/shop' });

  test('A-85 every link and every URL is below it', () => {
    expect(below.href('home', {})).toBe('/shop/');
    expect(below.href('search', { searchType: 'product' }, { keyword: 'a' })).toBe(
      '/shop/search/product?pageNo=1&keyword=a',
    );
    expect(below.match('/shop', buyer)).toEqual({ name: 'home', params: {}, canonical: false });
    expect(below.match('/cart', buyer)).toBeNull();
    expect(below.match('/shopcart', buyer)).toBeNull();
  });

  test.each(['shop', '/shop/', '/', '//shop', '/a b'])('the deploy path %j is rejected', (deployPath) => {
    expect(() => createRouteTable({ deployPath })).toThrow('Not a deploy path');
  });
});
