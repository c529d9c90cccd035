import { findTag, readPage } from './support/read-page.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test('R-0.001 R-0.002 R-2.009 R-4.115 each device gets its own layout of the home page', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
  await expect(page.locator('[data-page=home]')).toBeVisible();
  await seesNoBarrier();
});

test(
  'R-0.004 R-1.053 R-2.010 R-2.011 R-2.012 the host decides which home page is shown',
  tagPcOnly,
  async ({ request }) => {
    for (const device of ['pc', 'phone'] as const) {
      const homeAt = async (host: string) => findTag((await readPage(request, '/', host, device)).html, 'data-home=');
      expect(await homeAt('localhost')).toContain('data-home="global"');
      expect(await homeAt('turkey.localhost')).toMatch(/data-home="country"[^>]*data-country="Turkey"/);
      expect(await homeAt('supplier.localhost')).toContain('data-home="supplier"');
    }
  },
);

test(
  'R-2.011 D-05 D-56 the global home page shows exhibitions, the pinned ones first, and popular products',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/');
    const cards = page.locator('[data-exhibitions] li');
    await expect(cards.nth(0)).toContainText('Fairhall Textile Istanbul');
    await expect(cards.nth(0)).toContainText('Open now');
    await expect(cards.nth(1)).toContainText('Fairhall Crafts and Foods Tokyo');
    await expect(cards.nth(1)).toContainText('Upcoming');
    await expect(cards.nth(2)).toContainText('Fairhall Home and Gifts Dubai');
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/tex-tr');
    await seesNoBarrier();
  },
);

test(
  'R-4.002 the current exhibition is shown in one line below the search, with its day, and links to its page',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://turkey.localhost:${server.port}/?lang=ar`);
    const line = page.locator('[data-show-line="1001"]');
    await expect(line).toContainText('جارٍ الآن');
    expect((await line.boundingBox())?.height).toBe(48);
    await seesNoBarrier();
    await line.click();
    await expect(page.locator('[data-page=expo]')).toHaveAttribute('data-exhibition', '1001');
    await open(page, '/');
    await expect(page.locator('[data-show-line="1001"]')).toHaveAttribute('href', '/tex-tr');
  },
);

test('R-2.240 D-34 the URL can set the site of the recommended exhibitions', tagPcOnly, async ({ request }) => {
  for (const device of ['pc', 'phone'] as const) {
    const { html } = await readPage(request, '/?recommend_site=12', 'localhost', device);
    const list = /data-exhibitions[\s\S]*?<\/(?:ul|ol)>/.exec(html)?.[0] ?? '';
    const cards = list.split('<li').slice(1);
    expect(cards).toEqual([
      expect.stringContaining('Fairhall Crafts and Foods Tokyo'),
      expect.stringContaining('Fairhall Home and Gifts Tokyo'),
    ]);
  }
});

test(
  'R-2.012 D-04 a country’s home page shows its current exhibition, links to it, and to others by industry',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://turkey.localhost:${server.port}/?lang=en`);
    const current = page.locator('[data-current-exhibition="1001"]');
    await expect(current).toContainText('Istanbul Expo Center');
    await expect(current).toContainText('10:00');
    await expect(current.getByRole('link', { name: 'View on map' })).toHaveAttribute('href', /google\.com\/maps/);
    await expect(page.locator('[data-exhibitions] li').first()).toContainText('Fairhall Soft Furnishings Istanbul');
    await expect(page.locator('[data-exhibitions]')).toContainText('Fairhall Building Istanbul');
    await expect(page.locator('[data-exhibitions]')).not.toContainText('Fairhall Textile Istanbul');
    await seesNoBarrier();
    await current.getByRole('link', { name: 'View exhibition' }).click();
    await expect(page).toHaveURL(/\/expoturkey_1001/);
  },
);

test('R-2.267 R-2.268 R-9.021 the header is 80 px high on a PC, 44 px on a phone', async ({ page, layout }) => {
  await open(page, '/categories');
  const box = await page.locator('header').first().boundingBox();
  expect(box?.height).toBe(layout === 'pc' ? 80 : 44);
});

test(
  'R-2.006 THR-39 a path that contains a line break is an unknown page or an unknown call',
  tagPcOnly,
  async ({ request }) => {
    for (const end of ['%0a', '%0D', '%E2%80%A8', '%E2%80%A9']) {
      for (const path of [`/${end}`, `/cart${end}`, `/Lamp${end}_P1.html`]) {
        const answer = await request.get(path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/']);
      }
      expect((await request.get(`/gateway/search/goods${end}`)).status()).toBe(404);
    }
  },
);

test('R-2.006 R-2.013 an unknown URL redirects to the deploy root', tagPcOnly, async ({ request }) => {
  expect(await readPage(request, '/no/such/thing')).toMatchObject({ status: 302, to: '/' });
});

test('R-2.269 a phone narrower than 375 px gets a viewport of 375', tagPhoneOnly, async ({ browser, server }) => {
  for (const [width, expected] of [
    [320, 'width=375'],
    [390, 'device-width'],
  ] as const) {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
      screen: { width, height: 640 },
      viewport: { width, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(`http://localhost:${server.port}/`);
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(expected);
    await context.close();
  }
});

test('pages, scripts and answers are sent compressed', tagPcOnly, async ({ page }) => {
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => encodings.set(response.url(), response.headers()['content-encoding']));
  await open(page, '/');
  const { main, style } = await page.evaluate(() => ({
    main: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src,
    style: document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href,
  }));
  expect([page.url(), main, style].map((url) => encodings.get(url ?? ''))).toEqual(['br', 'br', 'br']);
});

test('R-2.174 a pointer over “Log in” loads the login modal and not the login page', tagPcOnly, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/about-us.html');
  const modal = page.waitForResponse(/\/assets\/login-modal-[^/]+\.js$/);
  await page.locator('[data-account=visitor]').hover();
  await modal;
  expect(fetched.filter((path) => /\/login\.screen-/.test(path))).toEqual([]);
});
