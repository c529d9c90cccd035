import ar from '@fairhall/core/messages/ar/shell.json' with { type: 'json' };
import en from '@fairhall/core/messages/en/shell.json' with { type: 'json' };
import tr from '@fairhall/core/messages/tr/shell.json' with { type: 'json' };
import zh from '@fairhall/core/messages/zh/shell.json' with { type: 'json' };
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCrawledWorld } from '../../../tests/support/crawled-world.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { parseHead } from '../../../tests/support/page-head.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';

const database = testDatabase();
let whole: WholeServer;
let below: WholeServer;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React's hints to developers
  await loadCrawledWorld(database());
  whole = await openWholeServer(database());
  below = await openWholeServer(database(), { DEPLOY_PATH: '/fair' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await whole.close();
  await below.close();
});

const ask = (url: string, headers: Record<string, string> = {}, server = whole) =>
  server.server.inject({ url, headers: { host: 'localhost', ...headers } });
const asFrom = (remoteAddress: string) =>
  whole.server.inject({ url: '/sitemap.xml', headers: { host: 'localhost' }, remoteAddress });
const headAt = async (url: string) => parseHead((await ask(url)).body);

describe('the sitemaps', () => {
  test('have an index of parts by kind, which robots.txt links to', async () => {
    const { body, headers } = await ask('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const parts = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href);
    expect(parts).toEqual(
      ['pages', 'categories', 'exhibitions', 'products', 'suppliers'].map(
        (kind) => `http://localhost/sitemaps/${kind}-1.xml`,
      ),
    );
    expect((await ask('/robots.txt')).body).toContain('\nSitemap: http://localhost/sitemap.xml\n');
  });

  test('list each page once per language, with all its languages', async () => {
    const { body } = await ask('/sitemaps/suppliers-1.xml');
    const entries = body.match(/<url>.*?<\/url>/g) ?? [];
    expect(entries.length).toBe(2 * 4);
    const [first = ''] = entries.filter((entry) =>
      entry.includes('<loc>http://localhost/supplier/Anatolia-Weaves-Co_S1.html?lang=zh</loc>'),
    );
    expect([...first.matchAll(/hreflang="([^"]*)"/g)].map(([, lang]) => lang).sort()).toEqual([
      'ar',
      'en',
      'tr',
      'x-default',
      'zh',
    ]);
    expect((await ask('/sitemaps/products-1.xml')).body).toContain('<lastmod>');
    expect((await ask('/sitemaps/categories-1.xml')).body).not.toContain('TX0201'); // the category has no products
  });

  test('list the exhibitions of a country on its host, and industries with their news on the international one', async () => {
    const listed = async (host: string) => {
      const { body } = await ask('/sitemaps/exhibitions-1.xml', { host });
      return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)]
        .map(([, href = '']) => href)
        .filter((href) => !href.includes('?'));
    };
    expect(await listed('turkey.localhost')).toEqual(['http://turkey.localhost/expoturkey_1001']);
    expect(await listed('localhost')).toEqual([
      'http://localhost/tex-tr',
      'http://localhost/tex-tr/expo-news/N1',
      'http://localhost/tex-pl',
    ]);
    expect((await ask('/sitemap.xml', { host: 'poland.localhost' })).body).toContain('exhibitions-1.xml');
    for (const host of ['germany.localhost', 'supplier.localhost'])
      expect((await ask('/sitemap.xml', { host })).body).not.toContain('exhibitions');
  });

  test('list the home page of a country by its canonical URL, also on its own host', async () => {
    const { body } = await ask('/sitemaps/pages-1.xml', { host: 'turkey.localhost' });
    const { canonical } = parseHead((await ask('/', { host: 'turkey.localhost' })).body);
    expect(canonical).toEqual([expect.stringMatching(/^http:\/\/turkey\.localhost\/chinahomelife\/turkey$/i)]);
    expect(body).toContain(`<loc>${canonical[0]}</loc>`);
    expect(body).not.toContain('<loc>http://turkey.localhost/</loc>');
    expect((await ask('/sitemaps/pages-1.xml')).body).toContain('<loc>http://localhost/</loc>');
  });

  test('return 404 for missing parts, and no redirect', async () => {
    for (const name of ['products-2', 'pages-2', 'products-0', 'products-9999999', 'secrets-1', 'products-x'])
      expect([name, (await ask(`/sitemaps/${name}.xml`)).statusCode]).toEqual([name, 404]);
    expect((await ask('/sitemaps/../sitemap')).statusCode).not.toBe(200);
  });

  test('are below the deploy path like the pages', async () => {
    expect((await ask('/robots.txt', {}, below)).body).toContain('\nSitemap: http://localhost/fair/sitemap.xml\n');
    expect((await ask('/fair/sitemap.xml', {}, below)).body).toContain('http://localhost/fair/sitemaps/products-1.xml');
    expect((await ask('/fair/sitemaps/products-1.xml', {}, below)).body).toContain(
      'http://localhost/fair/Bath-towel-1_P1.html',
    );
  });

  test('are rate-limited for each network', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 125; count += 1) {
      const answer = await asFrom('198.51.100.77');
      statuses.add(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await asFrom('198.51.100.78')).statusCode).toBe(200);
  });
});

describe('the canonical URL', () => {
  test.each([
    ['/Any-other-name_P1.html', '/Bath-towel-1_P1.html'],
    ['/supplier/x_S1.html', '/supplier/Anatolia-Weaves-Co_S1.html'],
    ['/category/x_tx0101.html?sort=newest', '/category/Bed-and-bath_TX0101.html'],
    ['/category/x_TX010102_2.html?sort=newest', '/category/Bath-Towels_TX010102_2.html'],
    ['/search/product?id=TX0101&sort=priceAsc', '/category/Bed-and-bath_TX0101.html'],
    ['/search/product?keyword=towel&sort=newest&source=x&pageNo=1', '/search/product?pageNo=1&keyword=towel'],
    ['/latest-products.html?pageNo=2', '/latest-products.html?pageNo=2'],
    ['/latest-products.html?pageNo=1', '/latest-products.html'],
    ['/privacy.html', '/privacy-policy.html'],
  ])('of %s is %s', async (address, one) => {
    expect((await headAt(address)).canonical).toEqual([`http://localhost${one}`]);
    const separator = address.includes('?') ? '&' : '?';
    const chinese = await headAt(`${address}${separator}lang=zh`);
    expect(chinese.canonical).toEqual([`http://localhost${one}${one.includes('?') ? '&' : '?'}lang=zh`]);
  });

  test('of a country’s home page is the same on its own host and on every other', async () => {
    const paths = await Promise.all(
      [
        ['/', 'turkey.localhost'],
        ['/chinahomelifeTurkey', 'localhost'],
      ].map(async ([url = '', host = '']) =>
        parseHead((await ask(`${url}?lang=en`, { host })).body).canonical[0]?.replace(`http://${host}`, ''),
      ),
    );
    expect(paths).toEqual(['/chinahomelife/Turkey', '/chinahomelife/Turkey']);
  });
});

describe('the structured data of a page', () => {
  const ofType = (structured: readonly Record<string, unknown>[], type: string) =>
    structured.find((part) => part['@type'] === type);

  test('describes a product with its offers, picture and breadcrumbs', async () => {
    const { structured, image } = await headAt('/Bath-towel-1_P1.html');
    expect(ofType(structured, 'Product')).toMatchObject({
      name: 'Bath towel 1',
      sku: 'P1',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 1.8, highPrice: 2, offerCount: 2 },
      brand: { name: 'Anatolia Weaves & Co' },
    });
    const { itemListElement } = ofType(structured, 'BreadcrumbList') as {
      itemListElement: { name: string; item: string }[];
    };
    expect(itemListElement.map(({ name }) => name)).toEqual([
      'Home textiles',
      'Bed and bath',
      'Bath Towels',
      'Bath towel 1',
    ]);
    expect(itemListElement.at(-1)?.item).toBe('http://localhost/Bath-towel-1_P1.html');
    expect(image).toEqual(['http://localhost/gateway/image/480.0.80.10.0/11.jpg']);
    const onRequest = await headAt('/x_P90.html');
    expect(ofType(onRequest.structured, 'Product')).not.toHaveProperty('offers');
  });

  test('describes a supplier, a list, or the site with its search', async () => {
    expect(ofType((await headAt('/supplier/x_S1.html')).structured, 'Organization')).toMatchObject({
      name: 'Anatolia Weaves & Co',
    });
    const list = ofType((await headAt('/category/x_TX010102_2.html')).structured, 'ItemList') as {
      itemListElement: unknown[];
    };
    expect(list.itemListElement).toHaveLength(3);
    const site = ofType((await headAt('/?lang=ar')).structured, 'WebSite');
    expect(site).toMatchObject({
      publisher: { '@type': 'Organization' },
      potentialAction: {
        target: { urlTemplate: 'http://localhost/search/product?pageNo=1&keyword={search_term_string}&lang=ar' },
      },
    });
  });
});

test('D-99 R-1.022 R-1.025 a machine-translated page says so in its footer, and an English one does not', async () => {
  const footerIn = async (lang: string) => /<footer.*<\/footer>/s.exec((await ask(`/?lang=${lang}`)).body)?.[0] ?? '';
  expect(await footerIn('zh')).toContain(zh['shell.machineMade']);
  expect(await footerIn('tr')).toContain(tr['shell.machineMade']);
  expect(await footerIn('ar')).toContain(ar['shell.machineMade']);
  expect(await footerIn('en')).not.toContain(en['shell.machineMade']);
});

describe('a missing page', () => {
  test('is 404 if it never existed, and 410 if it did', async () => {
    await sql`delete from product where id = 'P91'`.execute(database().kysely);
    const [never, was] = [await ask('/x_P777.html'), await ask('/Dog-bed_P91.html')];
    expect([never.statusCode, was.statusCode]).toEqual([404, 410]);
    expect(parseHead(was.body)).toMatchObject({ isListed: false, canonical: [], structured: [] });
  });

  test.each([
    '/category/x_TX010102_9.html',
    '/search/product?pageNo=9&keyword=towel',
    '/latest-products.html?pageNo=9',
  ])('%s is beyond the last page of its list', async (address) => {
    const { statusCode, body } = await ask(address);
    expect([statusCode, parseHead(body).isListed]).toEqual([404, false]);
  });

  test('R-2.006 with an unknown URL redirects to the deploy root', async () => {
    for (const [server, root] of [
      [whole, '/'],
      [below, '/fair/'],
    ] as const) {
      const { statusCode, headers } = await ask('/no/such/thing', {}, server);
      expect([statusCode, headers.location]).toEqual([302, root]);
    }
  });

  test.each(['/search/product?keyword=qqqq', '/login', '/cart', '/enquiry/x_P1'])(
    '%s is not indexed',
    async (address) => {
      const { statusCode, body } = await ask(address);
      expect([statusCode, parseHead(body).isListed, parseHead(body).canonical]).toEqual([200, false, []]);
    },
  );
});
