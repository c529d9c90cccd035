import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Visit } from './definition.ts';
import { createRouteTable } from './route-table.ts';

const book = createRouteTable({ deployPath: '' });
const buyer: Visit = { audience: 'buyer', device: 'pc', production: false };
const match = (path: string) => book.match(path, buyer);
const chatOf = (path: string) => {
  const found = match(path);
  return found?.name === 'aiSourcing' ? found.params.chatId : found?.name;
};

describe('the path of a URL', () => {
  test.each([
    ['its escapes once', '/AI-sourcing/50%2525', '50%25'],
    ['a slash that is escaped as part of a text', '/AI-sourcing/a%2Fb%2fc', 'a/b/c'],
    ['an ending as part of a text', '/AI-sourcing/plan.html', 'plan.html'],
    ['200 characters of a text', `/AI-sourcing/${'x'.repeat(200)}`, 'x'.repeat(200)],
  ])('THR-39 is read with %s', (_, path, text) => {
    expect(chatOf(path)).toBe(text);
  });

  test.each([
    ['a text of more than 200 characters', `/AI-sourcing/${'x'.repeat(201)}`],
    ['escapes that are broken', '/AI-sourcing/50%'],
    ['escapes of no character', '/AI-sourcing/%C3%28'],
    ['a control character', '/AI-sourcing/a%00b'],
    ['a line that ends', '/AI-sourcing/a%0A'],
    ['a control character beyond those of ASCII', '/AI-sourcing/a%C2%85'],
    ['the separator of lines', '/AI-sourcing/a%E2%80%A8b'],
    ['the separator of paragraphs', '/AI-sourcing/a%E2%80%A9b'],
    ['what stands for a slash while it is read', '/AI-sourcing/a%EF%BF%BFb'],
    ['the same in small letters', '/AI-sourcing/a%ef%bf%bfb'],
    ['a keyword of 81 characters', `/showroom/${'x'.repeat(81)}.html`],
  ])('THR-39 matches no page with %s', (_, path) => {
    expect(match(path)).toBeNull();
  });

  test('THR-44 is read up to 2,048 characters', () => {
    const pathOf = (length: number) => `/${'x'.repeat(length - '/_P1.html'.length)}_P1.html`;
    expect([2_048, 2_049].map((length) => match(pathOf(length))?.name)).toEqual(['product', undefined]);
  });

  test('a name may contain escaped slashes, and its link contains none', () => {
    const path = '/A%2FB%2FC_P1.html';
    const found = match(path);
    expect(found).toEqual({ name: 'product', params: { name: 'A/B/C', productId: 'P1' }, canonical: false });
    expect(book.href('product', { name: 'A/B/C', productId: 'P1' })).toBe('/A-B-C_P1.html');
  });

  test('THR-43 a text is escaped so that any browser reads it back unchanged, with half characters replaced', () => {
    const free = fc.string({ unit: fc.constantFrom('/', '%', '?', '#', 'é', '🧵', '\ud800', ' ', 'a'), minLength: 1 });
    fc.assert(
      fc.property(free, (chatId) => {
        const href = book.href('aiSourcing', { chatId: `x${chatId}` });
        expect(new URL(href, 'https://fairhall.test').pathname).toBe(href);
        expect(match(href)).toEqual({
          name: 'aiSourcing',
          params: { chatId: `x${chatId.toWellFormed()}` },
          canonical: true,
        });
      }),
    );
  });
});

describe('a URL with several spellings', () => {
  const expo = { exhibitionType: 'expo', websiteEnName: 'turkey', exhibitionId: '1001' } as const;

  test.each([
    ['/privacy.html', '/privacy-policy.html'],
    ['/expoturkey_1001.html', '/expoturkey_1001'],
    ['/expoturkey_1001/', '/expoturkey_1001'],
    ['/show_turkey_1001', '/showturkey_1001'],
    ['/expoturkey_1001.html/book-stand', '/expoturkey_1001/book-stand'],
    ['/expoturkey_1001/PREREGISTER', '/expoturkey_1001/preRegister'],
    ['/expoturkey_1001/preRegsiter', '/expoturkey_1001/preRegister'],
    ['/expoturkey_1001/Success', '/expoturkey_1001/success'],
    ['/chinahomelifeTurkey', '/chinahomelife/Turkey'],
    ['/categories/tx01', '/categories/TX01'],
    ['/category/Bed-Linen_tx010101_1.html', '/category/Bed-Linen_TX010101.html'],
    ['/category/Bed%20Linen_TX010101.html', '/category/Bed-Linen_TX010101.html'],
    ['/aggregate/Bed-Linen_TX010101.html', '/aggregate/bed-linen_TX010101.html'],
  ])('D-13 A-07 A-15 %s is recognised as another spelling of %s', (path, usual) => {
    const [found, itself] = [match(path), match(usual)];
    if (found === null || itself === null) throw new Error('both are addresses of a page');
    expect([found.canonical, itself.canonical, found.name]).toEqual([false, true, itself.name]);
    expect(book.href(found.name, found.params as never)).toBe(usual); // the parameters were read for this route
  });

  test('R-2.122 a link is written in the canonical spelling', () => {
    expect([
      book.href('privacyPolicy', {}),
      book.href('expoHome', expo),
      book.href('expoPreRegister', { ...expo, status: 'preregister' }),
      book.href('expoHome', { exhibitionId: '1001' }),
      book.href('countryHome', { websiteEnName: 'turkey' }),
    ]).toEqual([
      '/privacy-policy.html',
      '/expoturkey_1001',
      '/expoturkey_1001/preRegister',
      '/exhibition_1001',
      '/chinahomelife/Turkey',
    ]);
  });
});

describe('arguments of a link', () => {
  test('an unknown route name throws', () => {
    expect(() => book.href('nothing' as never, {} as never)).toThrow('No route is called nothing'); // made up for this test
  });

  test('R-2.019 an undefined value does not remove the default', () => {
    expect(book.href('search', { searchType: 'product' }, { pageNo: undefined, keyword: 'a' })).toBe(
      '/search/product?pageNo=1&keyword=a',
    );
  });
});
