import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../tests/support/databases.ts';
import { loadSample } from '../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../tests/support/sample-rows.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';

const database = testDatabase();
const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';
let whole: WholeServer;

/**
 * 45 products in one category, which make two pages, and one in another; each is older and ranked lower than the one
 * before.
 */
const PRODUCTS = [
  ...Array.from({ length: 45 }, (_, index) =>
    sampleProduct(`P${index + 1}`, {
      name: `Towel ${index + 1}`,
      category: 'TX010102',
      rank: index + 1,
      age: 1_000 * (index + 1),
      viewCount: 100 - index,
      tags: index < 3 ? ['TG061101'] : [],
    }),
  ),
  sampleProduct('P90', { name: 'Dog bed', category: 'PT010101', supplier: 'S2', rank: 900, age: 90_000, viewCount: 1 }),
];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React's hints to developers
  const suppliers = [
    sampleSupplier('S1'),
    sampleSupplier('S2', { industry: 'pets', countryId: '792', countryCode: 'TR' }),
  ];
  await loadSample(database(), [...SAMPLE_TREES, ...suppliers, ...PRODUCTS], Date.now());
  whole = await openWholeServer(database(), { PLATFORM: 'b2b' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await whole.close();
});

interface Seen {
  readonly status: number;
  readonly title: string;
  readonly heading: string;
  /** Ids of the products whose cards the page shows. */
  readonly products: readonly string[];
  readonly links: readonly string[];
  readonly body: string;
  /** The canonical address, and whether search engines exclude the page. */
  readonly canonical: string | undefined;
  readonly isLeftOut: boolean;
}

async function open(url: string, headers: Record<string, string> = {}): Promise<Seen> {
  const { statusCode, body } = await whole.server.inject({ url, headers: { host: 'localhost', ...headers } });
  const shown = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const links = [...shown.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return {
    status: statusCode,
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    heading: (/<h1[^>]*>(.*?)<\/h1>/.exec(shown)?.[1] ?? '').replace(/<[^>]+>/g, ''),
    products: [...new Set(links.flatMap((href) => /^\/[^/]*_(P\d+)\.html/.exec(href)?.[1] ?? []))],
    links,
    body: shown,
    canonical: /<link rel="canonical" href="http:\/\/localhost([^"]*)"/.exec(body)?.[1],
    isLeftOut: body.includes('content="noindex, follow"'),
  };
}

const both = describe.each([
  ['PC', {}],
  ['H5', { 'user-agent': PHONE }],
]) as (name: string, run: (device: string, headers: Record<string, string>) => void) => void;

both('lists on %s', (_, headers) => {
  test('R-2.025 R-2.026 R-2.027 a category lists its products in pages, and the first URL has no page number', async () => {
    const first = await open('/category/Bath-Towels_TX010102.html', headers);
    expect([first.status, first.heading, first.products.length]).toEqual([200, 'Bath Towels', 40]);
    expect(first.links).toContain('/category/Bath-Towels_TX010102_2.html');
    const second = await open('/category/Bath-Towels_TX010102_2.html', headers);
    expect(second.products).toEqual(['P41', 'P42', 'P43', 'P44', 'P45']);
    expect(second.title).toMatch(/^Page 2 · /);
    expect(second.links).toContain('/category/Bath-Towels_TX010102.html');
    expect(second.links.filter((href) => href.includes('_1.html'))).toEqual([]);
  });

  test('R-2.028 R-2.097 D-21 an aggregate shows the products and suppliers of a category and related links', async () => {
    const { status, heading, products, links } = await open('/aggregate/bath-towels_TX010102_2.html', headers);
    expect([status, heading, products]).toEqual([200, 'Bath Towels', ['P41', 'P42', 'P43', 'P44', 'P45']]);
    expect(links).toContain('/aggregate/bath-towels_TX010102.html');
    const first = await open('/aggregate/home-textiles_TX01.html', headers);
    expect(first.links).toContain('/supplier/Supplier-S1_S1.html');
  });

  test('R-2.036 a supplier page lists all products in pages, and the profile on the first page only', async () => {
    const first = await open('/supplier/Supplier-S1_S1.html', headers);
    expect([first.products.length, first.canonical, first.isLeftOut]).toEqual([
      24,
      '/supplier/Supplier-S1_S1.html',
      false,
    ]);
    expect(first.body).toContain('Makes bags.');
    expect(first.links).toContain('/supplier/Supplier-S1_S1.html?pageNo=2');
    const second = await open('/supplier/Supplier-S1_S1.html?pageNo=2', headers);
    expect([second.products.length, second.canonical]).toEqual([21, '/supplier/Supplier-S1_S1.html?pageNo=2']);
    expect(second.title).toMatch(/^Page 2 · /);
    expect(second.body).not.toContain('Makes bags.');
    expect((await open('/supplier/Supplier-S1_S1.html?pageNo=1&active_tab=profile', headers)).canonical).toBe(
      '/supplier/Supplier-S1_S1.html',
    );
    const beyond = await open('/supplier/Supplier-S1_S1.html?pageNo=9', headers);
    expect([beyond.status, beyond.products, beyond.isLeftOut]).toEqual([404, [], true]);
  });

  test('R-2.036 a store is searched by keyword and by group, and search engines do not index the results', async () => {
    const found = await open('/supplier/Supplier-S1_S1.html?keyword=Towel+7', headers);
    expect([found.status, found.products[0], found.isLeftOut]).toEqual([200, 'P7', true]);
    expect(found.body).toContain('name="keyword"');
    const group = await open('/supplier/Supplier-S1_S1.html?category_id=TX010102', headers);
    expect([group.products.length, group.isLeftOut]).toEqual([24, true]);
    expect(group.links).toContain('/supplier/Supplier-S1_S1.html?pageNo=2&category_id=TX010102');
    const none = await open('/supplier/Supplier-S1_S1.html?keyword=gearbox', headers);
    expect([none.status, none.products, none.isLeftOut]).toEqual([200, [], true]);
    expect(none.body).toContain('has no products matching');
  });

  test('R-2.262 active_tab opens the suppliers of an aggregate', async () => {
    const { products, body, links } = await open('/aggregate/home-textiles_TX01.html?active_tab=suppliers', headers);
    expect(products.length).toBeLessThan(5);
    expect(body).toContain('Supplier S1');
    expect(links).toContain('/aggregate/home-textiles_TX01.html');
  });

  test('R-2.029 R-2.091 R-2.098 D-35 a showroom shows the products that match its keyword', async () => {
    const { status, heading, products } = await open('/showroom/round-beds.html', headers);
    // Products that match all words come before those that match fewer.
    expect([status, heading, products[0]]).toEqual([200, 'Round Beds', 'P90']);
    expect((await open('/showroom/bath-towels_2.html', headers)).products).toHaveLength(5);
  });

  test('R-2.030 D-35 a hots page shows the products that match a tag’s name', async () => {
    const { status, heading, products } = await open('/hots/cotton.html', headers);
    expect([status, heading, products]).toEqual([200, 'Cotton', ['P1', 'P2', 'P3']]);
  });

  test('R-2.031 R-2.068 D-21 indexes link to all showrooms, tags and aggregates by letter', async () => {
    expect((await open('/showroom/b.html', headers)).links).toEqual(
      expect.arrayContaining(['/showroom/bath-towels.html', '/showroom/r.html']),
    );
    expect((await open('/hots/c.html', headers)).links).toContain('/hots/cotton.html');
    expect((await open('/aggregates/h.html', headers)).links).toContain('/aggregate/home-textiles_TX01.html');
    expect((await open('/showroom/q.html', headers)).status).toBe(200);
  });

  test('R-2.066 R-2.230 the latest products are listed newest first, 20 per page', async () => {
    const first = await open('/latest-products.html', headers);
    expect([first.products.length, first.products[0]]).toEqual([20, 'P1']);
    expect(first.links).toContain('/latest-products.html?pageNo=2');
    const { products, title } = await open('/latest-products.html?pageNo=3', headers);
    expect([products, title]).toEqual([
      ['P41', 'P42', 'P43', 'P44', 'P45', 'P90'],
      expect.stringMatching(/^Page 3 · /),
    ]);
  });

  test('R-2.067 A-15 product categories show the first level with links into it', async () => {
    const { status, links, body } = await open('/product_categories.html', headers);
    expect(status).toBe(200);
    expect(body).toContain('data-page="product-categories"');
    expect(links).toEqual(
      expect.arrayContaining(['/category/Home-textiles_TX01.html', '/category/Bed-and-bath_TX0101.html']),
    );
  });

  test('R-2.053 the second level of a category lists its subcategories', async () => {
    const { status, heading, links } = await open('/categoriesT2/TX01', headers);
    expect([status, heading]).toEqual([200, 'Home textiles']);
    expect(links).toEqual(expect.arrayContaining(['/category/Bath-Towels_TX010102.html', '/categoriesT2/TX02']));
    expect((await open('/categoriesT2/XX99', headers)).status).toBe(404);
  });

  test('R-2.054 a category in the URL is opened above all others', async () => {
    const { body } = await open('/categories/TX01', headers);
    expect(body).toContain('data-chosen="TX01"');
    expect(body.indexOf('Bed and bath')).toBeLessThan(body.indexOf('data-industry="machinery"'));
    expect((await open('/categories/XX99', headers)).status).toBe(404);
  });

  test('R-2.014 D-22 hot pages show the most viewed items of each kind', async () => {
    expect((await open('/hot/product', headers)).products.slice(0, 2)).toEqual(['P1', 'P2']);
    expect((await open('/hot/supplier', headers)).links).toContain('/supplier/Supplier-S1_S1.html');
    expect((await open('/hot/category', headers)).links).toContain('/category/Bed-and-bath_TX0101.html');
    const { status, body } = await open('/hot/exhibition', headers);
    expect([status, body.includes('No exhibitions announced')]).toEqual([200, true]);
  });

  test('R-2.073 R-2.260 R-2.261 D-14 operations pages show products, suppliers and industries by category', async () => {
    const byDefault = await open('/products', headers);
    expect([byDefault.status, byDefault.heading]).toEqual([200, 'Beds']); // the first of all categories
    expect((await open('/products?category_id=TX01', headers)).products).toHaveLength(40);
    const second = await open('/products?category_id=TX01&secondary_category_id=TX0102', headers);
    expect([second.heading, second.products]).toEqual(['Table linen', []]);
    expect((await open('/suppliers?category_id=PT01', headers)).links).toContain('/supplier/Supplier-S2_S2.html');
    expect((await open('/industries?category_id=TX01', headers)).links).toContain('/category/Bed-and-bath_TX0101.html');
  });

  test('R-2.019 R-2.020 search result pages are numbered from 1 and opened by number', async () => {
    const numberOf = async (url: string) =>
      /<a [^>]*aria-current="page"[^>]*>(\d+)</.exec((await open(url, headers)).body)?.[1];
    expect(await numberOf('/search/product')).toBe('1');
    expect(await numberOf('/search/product?pageNo=2')).toBe('2');
    expect((await open('/search/product?pageNo=2', headers)).products).toHaveLength(6);
  });

  test('R-2.122 a forged name in the URL is not shown on the page', async () => {
    const { status, heading, canonical } = await open('/Best-Casino_P9.html', headers);
    expect([status, heading, canonical]).toEqual([200, 'Towel 9', '/Towel-9_P9.html']);
    const url = '/Best-Casino_P9.html';
    const { body } = await whole.server.inject({ url, headers: { host: 'localhost', ...headers } });
    expect(body).not.toContain('Casino');
  });

  test('API-140 a minimum price above the maximum shows an error', async () => {
    const { products, body } = await open('/search/product?price_min=50&price_max=1', headers);
    expect(products).toEqual([]);
    expect(body).toContain('The minimum price is higher than the maximum');
  });

  test('R-8.026 an empty category links to its parent and does not suggest other keywords', async () => {
    const { products, links, body } = await open('/category/Table-linen_TX0102.html', headers);
    expect(products).toEqual([]);
    expect(links).toContainEqual(expect.stringMatching(/^\/category\/[^/]*_TX01\.html$/));
    expect(body).not.toContain('Try other words');
    const none = (await open('/search/product?keyword=zzqx', headers)).body;
    expect(none).toMatch(/<h2[^>]*>No products match .*zzqx/);
    expect(none).toContain('Try other words');
  });

  test('R-2.074 D-15 a site’s operations page shows the products of its country', async () => {
    const query = 'lang=en&category_id=';
    expect((await open(`/turkey/buyer_operation?${query}PT01`, headers)).products).toEqual(['P90']);
    expect((await open(`/turkey/buyer_operation?${query}TX01`, headers)).products).toEqual([]);
  });

  test('R-2.065 the site map links to every section', async () => {
    const { status, links } = await open('/sitemap.html', headers);
    expect(status).toBe(200);
    const ways = ['/showroom/b.html', '/hots/c.html', '/aggregates/h.html', '/category/Bed-and-bath_TX0101.html'];
    expect(links).toEqual(expect.arrayContaining([...ways, '/latest-products.html', '/hot/product', '/about-us.html']));
  });
});

test('R-2.229 searchType preselects the search type', async () => {
  const chosen = /checked=""[^>]*value="(\w+)"/;
  const page = async (url: string) => (await whole.server.inject({ url, headers: { host: 'localhost' } })).body;
  expect(chosen.exec(await page('/?searchType=supplier'))?.[1]).toBe('supplier');
  expect(chosen.exec(await page('/?searchType=other'))?.[1]).toBe('product');
});

describe('pages that do not exist', () => {
  test.each([
    '/category/Bath-Towels_TX010102_3.html',
    '/category/Bath-Towels_TX010102_999999999.html',
    '/aggregate/bath-towels_TX010102_9.html',
    '/showroom/bath-towels_9.html',
    '/showroom/b_7.html',
    '/aggregates/h_999999999.html',
    '/latest-products.html?pageNo=999999999',
    '/products?category_id=TX01&pageNo=77',
    '/search/product?keyword=towel&pageNo=99',
  ])('R-2.230 D-21 the page %s is 404, says so and links to the first page', async (url) => {
    const { status, body } = await open(url);
    expect([status, /Page \d+ does not exist/.test(body), body.includes('Go to the first page')]).toEqual([
      404,
      true,
      true,
    ]);
  });

  test.each([
    '/category/Nothing_ZZ99.html',
    '/aggregate/nothing_ZZ99.html',
    '/showroom/zzzz-unheard-of.html',
    `/showroom/${'a'.repeat(80)}.html`,
    '/products?category_id=ZZ99',
    '/products?category_id=TX01&secondary_category_id=PT0101',
  ])('A-12 %s is 404', async (url) => {
    expect((await open(url)).status).toBe(404);
  });

  test.each([
    '/category/Bath-Towels_TX010102_0.html',
    '/category/Bath-Towels_TX010102_-1.html',
    '/showroom/b_0.html',
    '/showroom/bath-towels_x.html',
    `/showroom/${'towel-'.repeat(1_700)}x.html`,
    '/hot/nothing',
    '/aggregates/ab.html',
  ])('R-2.090 A-12 %s is not a valid URL', async (url) => {
    const { statusCode, headers } = await whole.server.inject({ url, headers: { host: 'localhost' } });
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });

  test('R-2.023 R-2.231 R-2.232 an id in a search URL is a category, or a tag if the URL says so', async () => {
    const inCategory = await open('/search/product?id=PT010101');
    expect([inCategory.products, inCategory.status]).toEqual([['P90'], 200]);
    const tagged = await open('/search/product?id=TG061101&category_type=2');
    expect([...tagged.products].sort()).toEqual(['P1', 'P2', 'P3']);
    expect((await open('/search/product?id=TG061101&category_type=1')).products).toEqual([]);
    expect((await open('/search/product?id=TX010102&category_type=3')).products).toHaveLength(40);
  });

  test('R-2.233 the search field contains the keyword from the URL', async () => {
    const { statusCode, body } = await whole.server.inject({
      url: '/search/product?keyword=towel%20%3C7',
      headers: { host: 'localhost' },
    });
    expect([statusCode, /<input[^>]*name="keyword"[^>]*>/.exec(body)?.[0]]).toEqual([
      200,
      expect.stringContaining('value="towel &lt;7"'),
    ]);
  });

  test.each(['textile', 'TEX'])(
    'R-2.242 D-34 industryType=%s gives a page the colours of that industry',
    async (type) => {
      const head = async (url: string) => {
        const { body } = await whole.server.inject({ url, headers: { host: 'localhost' } });
        return [
          /<html[^>]*data-industry="([^"]*)"/.exec(body)?.[1],
          /<meta[^>]*theme-color[^>]*(#[0-9A-F]{6})/.exec(body)?.[1],
        ];
      };
      expect(await head(`/latest-products.html?industryType=${type}`)).toEqual(['textile', '#E72E79']);
      expect(await head('/latest-products.html')).toEqual([undefined, '#1F4AFE']);
      expect(await head('/latest-products.html?industryType=nothing')).toEqual([undefined, '#1F4AFE']);
      // A page of another industry keeps its own industry.
      expect((await head(`/category/Dog-beds_PT010101.html?industryType=${type}`))[0]).toBe('pets');
    },
  );

  test('R-2.034 THR-63 a product preview redirects buyers to the public page and reveals nothing hidden from them', async () => {
    const preview = async (id: string, host = 'localhost') => {
      const { statusCode, headers, body } = await whole.server.inject({
        url: `/preview/product?id=${id}`,
        headers: { host },
      });
      return { status: statusCode, to: headers.location, body };
    };
    expect(await preview('P7')).toMatchObject({ status: 302, to: '/Towel-7_P7.html' });
    expect((await preview('P404')).status).toBe(404);
    // The page server does not know suppliers' logins, so the document for suppliers contains nothing of the product.
    const own = await preview('P7', 'supplier.localhost');
    expect([own.status, own.body.includes('data-page="product-preview"'), own.body.includes('Towel 7')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(own.body).toContain('<meta name="robots" content="noindex');
  });

  test('R-2.230 an invalid page number shows the first page', async () => {
    for (const pageNo of ['0', '-1', 'x', '1e9', '9'.repeat(40)])
      expect((await open(`/latest-products.html?pageNo=${pageNo}`)).products[0]).toBe('P1');
  });
});

test('D-57 a page view is counted once and anonymously', async () => {
  const own = await openWholeServer(database());
  const headers = { host: 'localhost', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140' };
  for (let visit = 0; visit < 3; visit++) await own.server.inject({ url: '/Towel-7_P7.html', headers });
  await own.server.inject({ url: '/Towel-8_P8.html', headers: { ...headers, 'sec-purpose': 'prefetch' } });
  await own.close(); // flushes the view counts
  const counted = database().kysely.selectFrom('seen_total').selectAll().where('item_id', 'in', ['P7', 'P8']);
  expect((await counted.execute()).map((row) => ({ ...row, views: Number(row.views) }))).toEqual([
    { kind: 'product', item_id: 'P7', views: 1 },
  ]);
});
