import { measureLayoutShift } from './support/layout-shift.ts';
import { OPEN_SHOW } from './support/open-show.ts';
import { fillModal } from './support/preregister.ts';
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
  'R-2.011 R-4.002 D-05 D-56 the global home page presents an open exhibition, and lists others with the pinned ones by date',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/');
    const stage = page.locator('[data-stage="1001"]');
    await expect(stage).toContainText('Fairhall Textile Istanbul');
    await expect(stage).toContainText(OPEN_SHOW);
    await expect(stage).toContainText(/20 exhibitors\s*10 countries/);
    await expect(stage.locator('li', { hasText: 'H1 A02' })).toContainText('Lyallpur Terry Mills');
    await expect(page.locator('[data-also-open]')).toContainText('Fairhall Machinery Mumbai');
    const rows = page.locator('[data-exhibitions] li');
    await expect(rows.filter({ hasText: 'Fairhall Crafts and Foods Tokyo' })).toContainText(/Opens in \d+ days/);
    const openIn = (await rows.allInnerTexts()).map((row) => Number(/Opens in (\d+) days/.exec(row)?.[1] ?? 0));
    expect(openIn).toEqual(openIn.toSorted((one, other) => one - other));
    expect(openIn.at(-1)).toBeGreaterThan(1);
    await expect(page.locator('[data-exhibitions]')).not.toContainText('Fairhall Textile Istanbul');
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
    await seesNoBarrier();
    await stage.getByRole('link', { name: 'Explore the show' }).click();
    await expect(page.locator('[data-page=industry-home]')).toHaveAttribute('data-exhibition', '1001');
  },
);

test('R-2.240 D-34 the URL can set the site of the recommended exhibitions', tagPcOnly, async ({ request }) => {
  for (const device of ['pc', 'phone'] as const) {
    const { html } = await readPage(request, '/?recommend_site=12', 'localhost', device);
    const stage = /data-stage[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(stage).toContain('Fairhall Crafts and Foods Tokyo');
    const list = /data-exhibitions[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const rows = list.split('<li').slice(1);
    expect(rows).toEqual([expect.stringContaining('Fairhall Home and Gifts Tokyo')]);
  }
});

test(
  'R-2.012 D-04 a country’s home page presents its current exhibition, and lists others by industry',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://turkey.localhost:${server.port}/?lang=en`);
    const stage = page.locator('[data-stage="1001"]');
    await expect(stage).toContainText('Istanbul Expo Center');
    await expect(stage).toContainText('10:00');
    await expect(stage.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google\.com\/maps/);
    await expect(page.locator('[data-also-open]')).toContainText('Fairhall Soft Furnishings Istanbul');
    await expect(page.locator('[data-exhibitions] li', { hasText: 'Fairhall Building Istanbul' })).toBeVisible();
    await expect(page.locator('[data-exhibitions]')).not.toContainText('Fairhall Textile Istanbul');
    await seesNoBarrier();
    await stage.getByRole('link', { name: 'See all exhibitors' }).click();
    await expect(page).toHaveURL(/\/expoturkey_1001\/exhibitors/);
    await page.goBack();
    await stage.getByRole('link', { name: 'Explore the show' }).click();
    await expect(page).toHaveURL(/\/expoturkey_1001$/);
  },
);

test('R-2.012 R-4.004 D-04 the stage leads a country’s buyer to the registration form', async ({ page, server }) => {
  await open(page, `http://turkey.localhost:${server.port}/?lang=en`);
  await page.locator('[data-stage="1001"]').getByRole('link', { name: 'Pre-register for free' }).click();
  await expect(page).toHaveURL(/\/expoturkey_1001\/preregister/i);
  await expect(page.locator('form [name=email]')).toBeVisible();
});

test(
  'R-2.011 R-4.093 D-92 a global buyer registers from the stage, which then leads to the badge',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/');
    const stage = page.locator('[data-stage="1001"]');
    await stage.locator('[data-action=preRegister]').click();
    const modal = page.locator('[data-overlay=preregister]');
    await expect(modal).toContainText('Fairhall Textile Istanbul');
    await fillModal(modal, `visitor-${crypto.randomUUID()}@malabar-trading.example`);
    const result = page.locator('[data-overlay=preregister-result]');
    await expect(result).toBeVisible();
    await result.locator('header button').click();
    await expect(stage.locator('[data-action=badge]')).toHaveText('View your badge');
    await expect(stage.locator('[data-action=planner]')).toHaveText('My planner');
    await expect(page.locator('[data-part=own-show]')).toHaveCount(0);
    await seesNoBarrier();
    await stage.locator('[data-action=badge]').click();
    await expect(page.locator('[data-overlay=preregister]')).toContainText(/TEX[0-9A-Z]{6,}/);
  },
);

test('R-2.009 a phone’s home page is at most 2,500 px high', tagPhoneOnly, async ({ page, server }) => {
  for (const address of ['/', '/?lang=ar', `http://turkey.localhost:${server.port}/?lang=en`]) {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, address);
    await expect(page.locator('[data-stage]')).toBeVisible();
    await expect(page.locator('main li[data-industry] a')).toHaveCount(8 + 4 + 3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500);
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
  }
});

test(
  'R-2.229 a phone’s search has a row of its own, which stays when the page scrolls',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/?searchType=supplier');
    const search = page.locator('header search form');
    const field = search.locator('[name=keyword]');
    const [bar, width] = [await search.boundingBox(), page.viewportSize()?.width ?? 0];
    expect(bar?.height).toBe(48);
    expect(bar?.width).toBeGreaterThan(width - 40);
    await page.evaluate(() => scrollTo(0, 1_000));
    await expect(page.locator('header a').first()).not.toBeInViewport();
    await expect(search).toBeInViewport({ ratio: 1 });
    // Suggestions begin below the field.
    await field.fill('towel');
    const option = page.locator('header [role=option]').first();
    await expect(option).toBeVisible();
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()];
    expect(optionBox?.y).toBeGreaterThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    await expect(search.locator('select')).toHaveValue('supplier');
    await seesNoBarrier();
    await search.locator('select').selectOption('product');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/product\?(.*&)?keyword=towel/);
  },
);

test('the header of a PC has one entry for the categories', tagPcOnly, async ({ page }) => {
  await open(page, '/');
  const header = page.locator('header').first();
  await expect(header.locator('nav a')).toHaveText(['Exhibitions', 'Suppliers', 'Request quotations']);
  await expect(header.locator('summary', { hasText: 'All categories' })).toBeVisible();
});

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
