import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCatalogue } from '../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';
import { refreshCatalogue } from './catalogue/world/load-world.ts';

const database = testDatabase();
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const PRODUCT = '/Cotton-tote-bag_P1.html';
const SUPPLIER = '/supplier/Coimbatore-Weaves_S1.html';

let whole: WholeServer;
beforeAll(async () => {
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
  // Page cache off and no change reports, so that each visit renders pages anew and no answer is cached either.
  whole = await openWholeServer(
    database(),
    { PAGE_CACHE_SECONDS: '0' },
    { stateOf: () => undefined, lastStateOf: () => '' },
  );
});
afterAll(() => whole.close());

async function visit(url: string, userAgent = '', more: Record<string, string> = {}) {
  const { statusCode, body, headers } = await whole.server.inject({
    url,
    headers: { host: 'localhost', 'user-agent': userAgent, ...more },
  });
  return { status: statusCode, body, to: headers.location };
}

async function keep(list: string, key: string, content: Record<string, string>, part = ''): Promise<void> {
  const row = { list, key, part, content: JSON.stringify(content), changed: 1 };
  const kept = database().kysely.insertInto('operator_row').values(row);
  await kept
    .onConflict((conflict) => conflict.columns(['list', 'key', 'part']).doUpdateSet({ content: row.content }))
    .execute();
}

const dimension = (name: string, score: number) =>
  keep(
    'light',
    'S1',
    {
      supplierId: 'S1',
      dimension: name,
      score: String(score),
      date: '2026-10-01',
      source: 'Customs records',
      reason: `Seen at ${score}.`,
    },
    name,
  );
/** Sets the traffic light of S1 with its scores, as an import does. */
const paint = async (light: 'red' | 'green') => {
  await dimension('export', light === 'red' ? 12 : 90);
  await database().kysely.updateTable('supplier').set({ light }).where('id', '=', 'S1').execute();
  await database().transaction(refreshCatalogue);
};

/** The audience and layout of a page, read from its document. */
async function seenAs(host: string, userAgent: string, more: Record<string, string> = {}, url = '/') {
  const { body } = await visit(url, userAgent, { host, ...more });
  return {
    audience: /<html [^>]*data-audience="(\w+)"/.exec(body)?.[1],
    layout: /<html [^>]*data-layout="(\w+)"/.exec(body)?.[1],
    home: /data-home="(\w+)"/.exec(body)?.[1],
  };
}

test('the login redirect leads back to the page, without a query that is too long to be restored', async () => {
  const short = await visit('/rfq/manage?keyword=lamp');
  expect(short.to).toBe(`/login?redirect=${encodeURIComponent('/rfq/manage?keyword=lamp')}`);
  const long = await visit(`/rfq/manage?keyword=${encodeURIComponent('灯'.repeat(1_000))}`);
  expect([long.status, long.to]).toEqual([302, `/login?redirect=${encodeURIComponent('/rfq/manage')}`]);
});

describe.each(['', PHONE])('on %j', (ua) => {
  test('R-2.001 R-2.002 D-01 the host, not the login, decides which of the three audiences a page is for', async () => {
    const cookie = '__Host-buyer_token=bt_x; buyer_token=bt_x; supplier_token=st_x; buyer_login=1';
    for (const [host, audience, home] of [
      ['localhost', 'globalBuyer', 'global'],
      ['127.0.0.1:3000', 'globalBuyer', 'global'],
      ['turkey.localhost:3000', 'buyer', 'country'],
      ['supplier.localhost', 'supplier', 'supplier'],
    ] as const) {
      for (const more of [{}, { cookie }, { 'accept-language': 'tr' }])
        expect(await seenAs(host, ua, more)).toMatchObject({ audience, home });
      expect(await seenAs(host, ua, {}, PRODUCT)).toMatchObject({ audience });
    }
  });

  test('R-2.003 A-12 a page of another audience does not exist, and redirects to the home page', async () => {
    for (const [url, host, other] of [
      ['/cart', 'localhost', 'supplier.localhost'],
      ['/rfq', 'turkey.localhost', 'supplier.localhost'],
      ['/inbox', 'supplier.localhost', 'localhost'],
      ['/catalogue', 'supplier.localhost', 'turkey.localhost'],
    ] as const) {
      expect((await visit(url, ua, { host })).status).toBe(200);
      expect(await visit(url, ua, { host: other })).toMatchObject({ status: 302, to: '/' });
    }
  });

  test('R-2.004 A-12 a page for phones does not exist on a PC', async () => {
    // The page is personal, so a guest is redirected to the login and back, where a login exists.
    const to = ua === '' ? '/' : '/login?redirect=%2Faccount';
    expect(await visit('/account', ua)).toMatchObject({ status: 302, to });
    expect(await visit('/enquiries', ua)).toMatchObject({ status: 302, to: '/login?redirect=%2Fenquiries' });
  });

  test('R-2.005 D-02 each request determines the layout of its page', async () => {
    const own = ua === '' ? 'pc' : 'h5';
    expect(await seenAs('localhost', ua)).toMatchObject({ layout: own });
    expect(await seenAs('localhost', ua, { 'sec-ch-ua-mobile': '?0' })).toMatchObject({ layout: own });
    expect(await seenAs('localhost', ua, { 'sec-ch-ua-mobile': '?1' })).toMatchObject({ layout: 'h5' });
    expect(await seenAs('localhost', `${ua} iPad`)).toMatchObject({ layout: 'pc' });
    expect(await seenAs('localhost', `${ua} iPad TradeExpoApp/3.1`)).toMatchObject({ layout: 'h5' });
    expect(await seenAs('localhost', ua, {}, PRODUCT)).toMatchObject({ layout: own });
  });

  test('R-2.264 D-34 with csr a page is returned with its shell but without its data, and not indexed by search engines', async () => {
    const { status, body } = await visit(`${PRODUCT}?csr=1`, ua);
    expect([status, body.includes('Cotton tote bag')]).toEqual([200, false]);
    expect(body).toMatch(
      /<meta name="robots" content="noindex[\s\S]*<header[\s\S]*"screen":"product","loaderData":\{\}/,
    );
    expect((await visit(`${PRODUCT}?csr=0`, ua)).body).toContain('Cotton tote bag');
    // If the address names a language, the browser requests another document.
    expect(await visit('/categories?lang=ar&csr=1', ua)).toMatchObject({ status: 302, to: '/categories?csr=1' });
  });

  test('R-2.036 D-45 a supplier’s unfiltered page has the banner picture of its industry', async () => {
    const [supplier] = await database()
      .kysely.selectFrom('supplier')
      .select('industry')
      .where('id', '=', 'S1')
      .execute();
    const key = `banner-${supplier?.industry}`;
    const picture = `/image/${ua === '' ? 0 : 960}.0.80.10.0/4711.jpg`;
    expect((await visit(SUPPLIER, ua)).body).not.toContain(picture);
    const blocks = JSON.stringify([{ type: 'image', text: 'A hall', image: '4711' }]);
    await keep('page', key, { page: key, lang: 'en', title: 'Banner', blocks }, 'en');
    expect((await visit(SUPPLIER, ua)).body).toContain(picture);
    expect((await visit(`${SUPPLIER}?keyword=cotton`, ua)).body).not.toContain(picture);
    await database().kysely.deleteFrom('operator_row').where('key', '=', key).execute();
  });

  test('R-2.070 the traffic light page finds suppliers by name', async () => {
    const { status, body } = await visit('/trafficLight?keyword=coimbatore', ua);
    expect(status).toBe(200);
    expect(body).toContain('/trafficLightDetail?supplier_id=S1');
    expect((await visit('/trafficLight?keyword=nobody-here', ua)).body).toContain('No supplier found');
  });

  test('THR-43 the supplier rating search ignores control characters in the keyword', async () => {
    const { status, body } = await visit('/trafficLight?keyword=%00coimb%07atore', ua);
    expect(status).toBe(200);
    expect(body).toContain('/trafficLightDetail?supplier_id=S1');
  });

  test('R-2.072 R-2.265 a supplier rating page shows its dimensions, each with reason, source and date', async () => {
    await dimension('export', 55);
    const { body } = await visit('/trafficLightDetail?supplier_id=S1', ua);
    expect(body).toMatch(/data-page="traffic-light-detail"/);
    for (const said of ['Seen at 55.', 'Customs records, 1 October 2026', 'Score 55 out of 100', 'Not recorded yet']) {
      expect(body).toContain(said);
    }
    expect((await visit('/trafficLightDetail?supplier_id=S404', ua)).status).toBe(404);
    expect((await visit('/trafficLightDetail', ua)).to).toBe('/trafficLight');
  });

  test('R-2.071 R-2.265 the concern form names the supplier from the URL', async () => {
    const { body } = await visit('/trafficLight/feedback?supplier_id=S1', ua);
    expect(body).toMatch(/data-page="traffic-light-feedback"[\s\S]*name="email"/);
    expect(body).toContain('Coimbatore Weaves');
  });

  test('R-2.051 every result type has its own page, and an unknown type redirects to the home page', async () => {
    const titles = new Map<string | undefined, string>();
    for (const type of ['enquiry', 'rfq', 'meeting', 'order', 'bookstand', 'feedback']) {
      const { status, body } = await visit(`/submitResult/${type}/success`, ua);
      expect([status, body.includes(`data-page="submitResult" data-result="${type}"`)]).toEqual([200, true]);
      titles.set(/<h1[^>]*>(.+?)<\/h1>/.exec(body)?.[1], type);
    }
    expect(titles.size).toBe(6);
    expect(await visit('/submitResult/other/success', ua)).toMatchObject({ status: 302, to: '/' });
  });

  test('R-2.059 D-18 the customer service page has a form and frequently asked questions', async () => {
    const { status, body } = await visit('/customer-service', ua);
    expect(status).toBe(200);
    expect(body).toMatch(/data-page="customer-service"[\s\S]*name="content"/);
    expect(body).toContain('Frequently asked questions');
  });

  test('R-2.047 the RFQ form of a product names the product', async () => {
    const { body } = await visit('/landing/rfq/product-P1', ua);
    expect(body).toMatch(/data-page="rfq-landing"/);
    expect(body).toContain('Cotton tote bag');
    expect((await visit('/landing/rfq/product-P404', ua)).status).toBe(404);
  });
});

describe('a supplier with a red rating', () => {
  test('R-2.069 D-25 is contacted through a warning page with links back and onward', async () => {
    await paint('red');
    try {
      for (const page of [PRODUCT, SUPPLIER]) {
        const { body } = await visit(page);
        expect(body).toContain(`/warning?supplier_id=S1&amp;back=${encodeURIComponent(page)}`);
        expect(body).toContain('/trafficLightDetail?supplier_id=S1');
        expect(body).not.toMatch(/href="\/enquiry\//);
      }
      const asked = await visit(`/warning?supplier_id=S1&back=${encodeURIComponent(PRODUCT)}`);
      expect(asked.body).toContain('Risk warning for this supplier');
      expect(asked.body).toMatch(new RegExp(`href="${PRODUCT}"[\\s\\S]*href="/enquiry/Cotton-tote-bag_P1"`));
      expect((await visit('/warning?supplier_id=S1&back=//evil.example')).body).not.toMatch(/href="[^"?]*evil/);
    } finally {
      await paint('green');
    }
    expect((await visit(PRODUCT)).body).toMatch(/href="\/enquiry\//);
    expect((await visit('/warning')).to).toBe('/');
  });

  test('D-17 D-25 receives order requests through the warning page too, with links to the order form and back to the product', async () => {
    await paint('red');
    try {
      const warning = `/warning?supplier_id=S1&back=${encodeURIComponent('/startOrder/P1')}`;
      expect((await visit(PRODUCT)).body).toContain(warning.replace('&', '&amp;'));
      expect((await visit(warning)).body).toMatch(/href="\/_P1\.html"[\s\S]*href="\/startOrder\/P1"/);
    } finally {
      await paint('green');
    }
    expect((await visit(PRODUCT)).body).toContain('href="/startOrder/P1"');
  });
});

describe('a promotion in the URL', () => {
  const promotion = { promotionId: 'af1', theme: 'autumn', title: 'Autumn fair offer', discount: '12', products: 'P1' };

  test('R-2.033 R-2.037 R-2.089 A-13 is shown on the pages of its product and its supplier', async () => {
    await keep('promotion', 'af1', promotion);
    for (const page of [PRODUCT, SUPPLIER]) {
      const { status, body } = await visit(`/autumn_af1${page}`);
      expect([status, body.includes('Autumn fair offer'), body.includes('12% off')]).toEqual([200, true, true]);
      expect(body).toMatch(new RegExp(`rel="canonical" href="[^"]*${page.split('/').at(-1)}"`));
      expect((await visit(page)).body).not.toContain('Autumn fair offer');
    }
  });

  test('A-13 redirects to the plain page if it is unknown, expired or for other products', async () => {
    await keep('promotion', 'af2', { ...promotion, promotionId: 'af2', end: '2020-01-01' });
    await keep('promotion', 'af3', { ...promotion, promotionId: 'af3', products: 'P9' });
    for (const id of ['af2', 'af3', 'af404']) {
      expect(await visit(`/autumn_${id}${PRODUCT}`)).toMatchObject({ status: 302, to: PRODUCT });
      expect(await visit(`/autumn_${id}${SUPPLIER}`)).toMatchObject({ status: 302, to: SUPPLIER });
    }
  });
});

describe('a short link', () => {
  test('R-2.064 D-20 THR-15 redirects to its target, and to a changed target at once', async () => {
    await keep('link', 'fair', { transfer: 'fair', target: '/about-us.html' });
    expect(await visit('/link/fair')).toMatchObject({ status: 302, to: '/about-us.html' });
    await keep('link', 'fair', { transfer: 'fair', target: 'https://www.linkedin.com/company/x' });
    expect(await visit('/link/fair')).toMatchObject({ status: 302, to: 'https://www.linkedin.com/company/x' });
    await keep('link', 'fair', { transfer: 'fair', target: 'https://evil.example/' });
    for (const transfer of ['fair', 'nobody']) {
      expect(await visit(`/link/${transfer}`)).toMatchObject({ status: 302, to: '/' });
    }
  });
});

describe('the front page', () => {
  test('R-2.013 D-45 shows the operators’ text as plain text, and redirects to the home page without one', async () => {
    expect(await visit('/frontpage')).toMatchObject({ status: 302, to: '/' });
    const blocks = JSON.stringify([{ type: 'text', text: 'Welcome <b>all</b>.' }]);
    await keep('page', 'frontpage', { page: 'frontpage', lang: 'en', title: 'One hall', blocks }, 'en');
    const { body } = await visit('/frontpage');
    expect(body).toMatch(/data-page="frontpage"/);
    expect(body).toContain('Welcome &lt;b&gt;all&lt;/b&gt;.');
    await database().kysely.deleteFrom('operator_row').where('list', '=', 'page').execute();
  });
});

describe('reviews of a product', () => {
  test('R-2.035 D-72 are listed ten per page with their average and distribution', async () => {
    const rows = Array.from({ length: 11 }, (_, at) => ({
      review_id: `r${at}`,
      product_id: 'P1',
      reviewer: 'Khalid',
      score: at === 0 ? 2 : 5,
      lang: 'en',
      content: `Review ${at}.`,
      images: [],
      created: at,
    }));
    await database().kysely.insertInto('product_review').values(rows).execute();
    const first = (await visit('/product/score/list/P1')).body;
    expect(first).toContain('4.7 out of 5');
    expect(first).toContain('11 reviews');
    expect([first.includes('Review 10.'), first.includes('Review 0.')]).toEqual([true, false]);
    expect((await visit('/product/score/list/P1?pageNo=2')).body).toContain('Review 0.');
    expect((await visit('/product/score/list/P404')).status).toBe(404);
  });
});
