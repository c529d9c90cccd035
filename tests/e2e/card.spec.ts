import { createBuyer, fillLogin, recordCalls } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

const LIST = '/search/product?keyword=cotton%20tote';
const heart = (page: Page, at = 0) => page.getByRole('button', { name: /^Follow / }).nth(at);
const asks = (page: Page) => recordCalls(page, 'follow/ids');

test('R-1.015 cards show the stand of their supplier at the current exhibition', async ({ page, seesNoBarrier }) => {
  await open(page, LIST);
  await expect(page.locator('main li[data-industry] a').filter({ hasText: 'Hall and stand: H' }).first()).toBeVisible();
  await open(page, '/search/supplier?keyword=cotton&lang=ar');
  const plate = page.locator('main li[data-industry] p').filter({ has: page.locator('bdi[dir=ltr]') });
  await expect(plate.first()).toContainText(/H\d [A-Z]\d{2}/);
  await expect(plate.first()).toContainText('إسطنبول');
  await seesNoBarrier();
});

test('R-1.015 a list for an exhibition shows its stands, and none once it has ended', tagPcOnly, async ({ page }) => {
  const plates = page.locator('main li[data-industry] a > span > bdi[dir=ltr]');
  await open(page, '/search/product?exhibitionId=1001');
  expect(await plates.count()).toBe(await page.locator('main li[data-industry] > a').count());
  await open(page, '/search/product?exhibitionId=1010');
  await expect(plates).toHaveCount(0);
});

test(
  'D-63 D-82 following a product as a guest is completed once after the login, and shown on all pages',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    const sent = recordCalls(page, 'follow/goods');
    await open(page, LIST);
    const label = (await heart(page).getAttribute('aria-label')) ?? '';
    const button = page.getByRole('button', { name: label, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(/keyword=cotton/);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toHaveLength(1);
    await seesNoBarrier();

    const asked = asks(page);
    await open(page, LIST);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toHaveLength(1);

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('status').filter({ hasText: 'no longer follow' })).toHaveCount(1);
    expect(asked).toHaveLength(1);
  },
);

test(
  'D-63 the home page loads the followed products of all its shelves in one call, and makes no call for a guest',
  tagPcOnly,
  async ({ page, request }) => {
    const asked = asks(page);
    await open(page, '/');
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(0);
    await signIn(page, request);
    asked.length = 0;
    await open(page, '/');
    await expect.poll(() => asked.length).toBe(1);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  },
);

test('D-63 without JavaScript there is no follow button', tagPcOnly, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(LIST);
  await expect(page.locator('main li[data-industry] > a').first()).toBeVisible();
  await expect(heart(page)).toBeHidden();
  await context.close();
});
