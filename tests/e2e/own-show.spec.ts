import type { APIRequestContext } from '@playwright/test';
import { callsOf, kept, logIn, newBuyer } from './support/accounts.ts';
import { shifted } from './support/layout-shift.ts';
import { expect, onPc, open, type Page, test } from './support/test.ts';

/** Runs in the demo world, at the site of Turkey. */
const SHOW = '1001';
const card = (page: Page) => page.locator('[data-part=own-show]');

/** Registers the buyer of the page for the show, as she would on another device. */
async function registerElsewhere(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const data = {
    ...{ exhibitionId: SHOW, email, contactName: 'Priya Nair', companyName: 'Malabar Trading LLP', countryId: '356' },
    ...{ dialingCode: '91', contactNumber: '9847012345', pageVersion: 1, entryPoint: 3, leadSource: 1, visitorId: 'v' },
  };
  const token = await kept(page, 'buyer_token');
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-visitor-key': `visitor-${crypto.randomUUID()}` };
  const answer = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
    headers,
    data: { data, token, appVersion: 'test' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** Plans the first stands of the list, and gives the first of them half past eleven on the last day of the show. */
async function plan(page: Page, site: string, count: number): Promise<void> {
  await open(page, `${site}/exhibition_${SHOW}/exhibitors?lang=en`);
  const buttons = page.locator('main button[data-plan]:not([data-part=spotlight] *)');
  for (let place = 0; place < count; place += 1) {
    await buttons.nth(place).click();
    await expect(buttons.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, `${site}/exhibition_${SHOW}/planner?lang=en`);
  await page.locator('[data-stop] [data-opens=time]').first().click();
  const form = page.locator('[data-form=stop-time]');
  const days = await form.locator('select option').count();
  await form.locator('select').selectOption({ index: days - 1 });
  await form.locator('input').fill('11:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-moved]')).toBeVisible();
}

test('D-04 D-28 D-31 the home tells a buyer of the show that she is registered for, with her badge and her next stops', async ({
  page,
  request,
  server,
  seesNoBarrier,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  const buyer = await newBuyer(request);
  await logIn(page, buyer, site);
  await registerElsewhere(page, request, buyer.email);
  await plan(page, site, 4);
  // This browser learns of it here, and has the place for it from the next page on.
  await open(page, `${site}/?lang=en`);
  await expect(card(page)).toHaveAttribute('data-exhibition', SHOW);
  await expect(page.locator('[data-current-exhibition]')).not.toContainText('Pre-register');
  await open(page, `${site}/?lang=en`);
  await expect(card(page).locator('[data-stop]')).toHaveCount(3);
  await expect(card(page).locator('[data-stop]').first()).toContainText(/H\d+ .*11:30/);
  await expect(card(page).locator('[data-stop]').nth(1)).toContainText(/H\d+ .*no time yet/);
  expect(await shifted(page)).toBeLessThan(0.02);
  await seesNoBarrier();
  await card(page).locator('[data-action=planner]').click();
  await expect(page.locator('[data-page=planner]')).toBeVisible();
  await page.goBack();
  await card(page).locator('[data-action=badge]').click();
  await expect(page.locator('img[data-picture]')).toBeVisible();
});

test('D-05 the global home tells of it as well, alone and in the reader’s language, and leads to the badges', async ({
  page,
  request,
  seesNoBarrier,
}) => {
  const buyer = await newBuyer(request);
  await logIn(page, buyer);
  await registerElsewhere(page, request, buyer.email);
  await open(page, '/?lang=ar');
  await expect(card(page)).toContainText('شارتك');
  await open(page, '/?lang=ar');
  await expect(card(page)).toContainText('لا شيء في خطتك بعد');
  expect(await shifted(page)).toBeLessThan(0.02);
  await seesNoBarrier();
  await card(page).locator('[data-action=badge]').click();
  await expect(page.locator('main [data-rows="1"]')).toContainText('Priya Nair');
});

test('a visitor without a login or a registration is asked nothing for it, and has no place for it', async ({
  page,
  server,
}) => {
  const asked = callsOf(page, 'badge/own', 'badge/ofExhibition', 'showPlanner/list');
  const fetched: string[] = [];
  page.on('request', (one) => fetched.push(new URL(one.url()).pathname));
  await open(page, `http://turkey.localhost:${server.port}/`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(fetched.filter((path) => path.includes('own-show'))).toEqual([]);
  await expect(card(page)).toHaveCount(0);
  expect(await shifted(page)).toBeLessThan(0.02);
});

test(
  'D-28 a logout on the page takes what was the buyer’s from the home and from beside the exhibitors',
  onPc,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await newBuyer(request);
    await logIn(page, buyer, site);
    await registerElsewhere(page, request, buyer.email);
    await open(page, `${site}/`);
    await expect(card(page)).toBeVisible();
    await open(page, `${site}/exhibition_${SHOW}/exhibitors`);
    const column = page.locator('main aside');
    await expect(column).toBeVisible();
    await page.locator('[data-account=buyer]').first().click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(column).toBeHidden();
    await page.locator('header a').first().click();
    await expect(page.locator('[data-page=home]')).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(await page.locator('html').getAttribute('data-own-show')).toBeNull();
  },
);

test('R-4.093 who registered on another device finds the badge in the exhibition’s head', async ({
  page,
  request,
  server,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  const asked = callsOf(page, 'offline/checkReg', 'checkReg');
  await open(page, `${site}/exhibition_${SHOW}`);
  await expect(
    page.locator('main, .action-bar').getByRole('link', { name: 'Pre-register, free' }).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const buyer = await newBuyer(request);
  await logIn(page, buyer, site);
  await registerElsewhere(page, request, buyer.email);
  await open(page, `${site}/exhibition_${SHOW}`);
  await expect(page.getByRole('link', { name: 'See your badge' }).first()).toBeVisible();
  expect(await kept(page, 'pre_register_info')).toHaveProperty(SHOW);
});

test('R-2.243 the home searches what is at the show, by a plain form too', onPc, async ({ page, browser, server }) => {
  const site = `http://turkey.localhost:${server.port}`;
  await open(page, `${site}/?lang=en`);
  await page.locator('main').getByRole('radio', { name: 'At the show' }).check();
  await page.locator('main [name=keyword]').fill('towel');
  await page.locator('main [name=keyword]').press('Enter');
  await expect(page).toHaveURL(/\/search\/product\?.*exhibition_id=1001/);
  await expect(page.locator(`[data-page=search] [data-exhibition="${SHOW}"]`)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/?lang=en`);
  await plain.locator('main').getByRole('radio', { name: 'At the show' }).check();
  await plain.locator('main [name=keyword]').fill('towel');
  await plain.locator('main [name=keyword]').press('Enter');
  await expect(plain.locator(`[data-page=search] [data-exhibition="${SHOW}"]`)).toBeVisible();
  await plain.goto(`${site}/?lang=en`);
  await plain.locator('main').getByRole('radio', { name: 'Suppliers' }).check();
  await plain.locator('main [name=keyword]').fill('towel');
  await plain.locator('main [name=keyword]').press('Enter');
  await expect(plain.locator('[data-page=search]')).toHaveAttribute('data-search-type', 'supplier');
  await context.close();
});
