import { gzipSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { readStored } from './support/accounts.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const LIST = '/search/product?keyword=tote';
/** Budgets for scripts of a page without interaction, in bytes gzipped: before it is complete, and until React runs. */
const BEFORE_COMPLETE = 35_000;
const IN_ALL = 115_000;
/**
 * Size of the router and of the code that stores viewed products: everything that loads on the first movement of a
 * pointer.
 */
const ROUTER = 25_000;

const html = (page: Page): Locator => page.locator('html');
const cartLink = (page: Page): Locator => page.locator('[data-cart-link]');
const addToCart = (page: Page): Locator => page.locator('[data-page=product] [data-place] button').first();
const searchField = (page: Page): Locator => page.locator('input[name=keyword]').first();
const languageMenu = (page: Page): Locator => page.locator('details', { has: page.locator('a[hreflang], a[lang]') });

/** A product of the demo world. */
const PRODUCT = '/x_P100512.html';

/** Slows the processor down by a factor of four until the returned function is called. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setRate(4);
  return () => setRate(1);
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
}

/** Waits for two idle callbacks, so that the page's idle work has started. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test(
  'A-22 R-2.229 on a slow device a keyword typed before React runs stays, and is searched for',
  tagPhoneOnly,
  async ({ page }) => {
    const speedUp = await slowDown(page);
    const letGo = await stopCodeLoading(page);
    await page.goto('/', { waitUntil: 'commit' });
    await searchField(page).pressSequentially('tote');
    letGo();
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
    await expect(searchField(page)).toHaveValue('tote');
    await speedUp();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=tote/);
  },
);

test(
  'R-1.006 R-3.069 on a slow device “Add to cart” pressed before React runs counts once',
  tagPcOnly,
  async ({ page }) => {
    await slowDown(page);
    const letGo = await stopCodeLoading(page);
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await addToCart(page).click();
    letGo();
    await expect(cartLink(page)).toHaveAttribute('data-count', '1');
    await expect(page.locator('[data-page=product] [data-in-cart] a').first()).toBeVisible();
    expect(await readStored(page, 'cart_ids_guest')).toHaveLength(1);
    await expect(page.locator('[data-page=product]')).not.toContainText('already in your cart');
  },
);

test('R-1.046 on a slow device a language menu opened before React runs stays open', tagPhoneOnly, async ({ page }) => {
  await slowDown(page);
  const letGo = await stopCodeLoading(page);
  await page.goto('/', { waitUntil: 'commit' });
  await languageMenu(page).locator('summary').click();
  const languages = languageMenu(page).locator('a').first();
  await expect(languages).toBeVisible();
  letGo();
  await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();
});

test('A-22 a quantity typed before React runs is used', tagPcOnly, async ({ page }) => {
  const letGo = await stopCodeLoading(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  const quantity = page.locator('[data-page=product] input[inputmode=numeric]');
  await quantity.fill('1');
  letGo();
  await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
  await expect(quantity).toHaveValue('1');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
});

test(
  'D-34 an RFQ started on the home page before React runs passes on all typed values',
  tagPcOnly,
  async ({ page }) => {
    const letGo = await stopCodeLoading(page);
    await page.goto('/', { waitUntil: 'commit' });
    const card = page.locator('form[data-card=rfq]');
    await card.locator('input[name=rfq_description]').fill('tote bags');
    await card.locator('[data-part=quantity]').fill('500');
    await card.locator('button[type=submit]').click();
    letGo();
    await expect(page).toHaveURL(/rfq_description=tote.*rfq_default_data=/i);
  },
);

test(
  'with data saving on, React loads at the first sign of interaction, not before',
  tagPhoneOnly,
  async ({ page }) => {
    await saveData(page);
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await idle(page);
    await expect(html(page)).toHaveAttribute('data-page-state', 'loading');
    await page.keyboard.press('Tab');
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
  },
);

test('R-3.017 the cart count is shown at once, even with data saving on', tagPcOnly, async ({ page }) => {
  await saveData(page);
  await page.addInitScript(() => localStorage.setItem('cart_ids_guest', '["P1"]'));
  await page.goto(LIST);
  await expect(cartLink(page)).toHaveAttribute('data-count', '1');
});

for (const [name, address] of [
  ['home', '/'],
  ['a list', LIST],
  ['a product', PRODUCT],
  ['a product at an exhibition', `${PRODUCT}?exhibition_id=1002`],
] as const) {
  test(`${name} is complete with 35 kB of script, and runs with 115 kB`, tagPcOnly, async ({ page }) => {
    await open(page, address);
    const { early, all } = await page.evaluate(scriptsOfPage);
    expect(early.length).toBeGreaterThan(0);
    expect(await gzippedBytes(page, early)).toBeLessThanOrEqual(BEFORE_COMPLETE);
    expect(all.length).toBeGreaterThan(early.length);
    expect(await gzippedBytes(page, all)).toBeLessThanOrEqual(IN_ALL);
  });
}

async function gzippedBytes(page: Page, files: readonly string[]): Promise<number> {
  const answers = await Promise.all(files.map((file) => page.request.get(file)));
  const sizes = answers.map(async (answer) => gzipSync(await answer.body(), { level: 6 }).byteLength);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Runs in the page: the addresses of its scripts, and of those that were requested before it was complete. */
function scriptsOfPage(): { early: string[]; all: string[] } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = document?.loadEventStart ?? 0;
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
  const namesOf = (entries: readonly PerformanceEntry[]) => [...new Set(entries.map(({ name }) => name))];
  return { early: namesOf(files.filter(({ startTime }) => startTime < loaded)), all: namesOf(files) };
}

test(
  'R-1.001 a product is stored as viewed once its page is used, without loading flow code',
  tagPcOnly,
  async ({ page }) => {
    await open(page, PRODUCT);
    await page.evaluate(() => performance.clearResourceTimings());
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect.poll(() => readStored(page, 'seen_products')).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await idle(page);
    const { all } = await page.evaluate(scriptsOfPage);
    expect(all.filter((name) => name.includes('machines'))).toEqual([]);
    expect(await gzippedBytes(page, all)).toBeLessThanOrEqual(ROUTER);
  },
);

test(
  'R-2.015 going back after a reload leads to the previous page, even without any interaction on this one',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, LIST);
    await page.locator('main li[data-industry] > a').first().click();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
    await page.goBack();
    await expect(page.locator('[data-page=search]')).toBeVisible();
    await expect(page).toHaveURL(/keyword=tote/);
  },
);

test('without JavaScript, search, paging and product pages work', tagPcOnly, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/search/product`);
  await page.locator('a[rel=next]').click();
  await expect(page.locator('a[aria-current=page][aria-label]')).toHaveText('2');
  await searchField(page).fill('tote');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/keyword=tote/);
  await page.locator('main li[data-industry] a').first().click();
  await expect(page.locator('h1')).toContainText(/tote/i);
  await context.close();
});
