import type { APIRequestContext } from '@playwright/test';
import { readStored, recordCalls } from './support/accounts.ts';
import { measureLayoutShift } from './support/layout-shift.ts';
import {
  call,
  listExhibitors,
  listMeetingDays,
  registerElsewhere,
  type SignedIn,
  signIn,
} from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** An open exhibition in the demo world, at the site of Turkey. */
const SHOW = '1001';
const stage = (page: Page) => page.locator(`[data-stage="${SHOW}"]`);
/** A panel for an exhibition that is not on the stage. */
const card = (page: Page) => page.locator('[data-part=own-show]');

/**
 * Plans the first stands of the list, and sets the first of them to half past eleven on the last day of the exhibition.
 */
async function plan(request: APIRequestContext, buyer: SignedIn, count: number): Promise<void> {
  const suppliers = (await listExhibitors(request, SHOW)).slice(0, count);
  const [supplierId = ''] = suppliers;
  const days = await listMeetingDays(request, buyer, { exhibitionId: SHOW, supplierId });
  for (const [place, supplierId] of suppliers.entries()) {
    const stop = { exhibitionId: SHOW, supplierId, ...(place === 0 && { day: days.at(-1)?.date, time: '11:30' }) };
    await call(request, 'blade-digital-expo/showPlanner/add', stop, buyer.token);
  }
}

test(
  'D-04 D-28 D-31 the home page shows a buyer the show they are registered for, with their badge and next stops',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await signIn(page, request, site);
    await registerElsewhere(request, buyer, SHOW);
    await plan(request, buyer, 4);
    // This browser learns of the registration here.
    await open(page, `${site}/?lang=en`);
    await expect(stage(page)).toContainText('View your badge');
    await expect(stage(page)).not.toContainText('Pre-register');
    await expect(stage(page).locator('[data-stop]')).toHaveCount(3);
    await open(page, `${site}/?lang=en`);
    await expect(stage(page).locator('[data-stop]')).toHaveCount(3);
    await expect(stage(page).locator('[data-stop]').first()).toContainText(/H\d+ .*11:30/);
    await expect(stage(page).locator('[data-stop]').nth(1)).toContainText(/H\d+ .*no time set/);
    await expect(stage(page).locator('ul > li:has(bdi[dir=ltr])')).toHaveCount(0);
    await expect(stage(page).getByRole('link', { name: 'See all exhibitors' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
    await seesNoBarrier();
    await stage(page).locator('[data-action=planner]').click();
    await expect(page.locator('[data-page=planner]')).toBeVisible();
    await expect(page.locator('main [data-action=badge]')).toHaveAttribute('href', /\/success$/);
    await page.goBack();
    await stage(page).locator('[data-action=badge]').click();
    await expect(page.locator('img[data-picture]')).toBeVisible();
  },
);

test('D-04 D-05 a show that is not on the stage has a panel of its own below it', async ({ page, request, server }) => {
  const site = `http://turkey.localhost:${server.port}`;
  const buyer = await signIn(page, request, site);
  await open(page, `${site}/?lang=en`);
  const other = (await page.locator('[data-also-open]').getAttribute('data-also-open')) ?? '';
  await registerElsewhere(request, buyer, other);
  await open(page, `${site}/?lang=en`);
  await expect(card(page)).toHaveAttribute('data-exhibition', other);
  await open(page, `${site}/?lang=en`);
  await expect(card(page)).toContainText('Nothing planned yet');
  await expect(card(page).locator('[data-action=planner]')).toBeVisible();
  await expect(stage(page)).toContainText('Pre-register');
  expect(await measureLayoutShift(page)).toBeLessThan(0.02);
  await page.evaluate(() => localStorage.removeItem('buyer_token'));
  await page.context().clearCookies();
  await open(page, `${site}/?lang=en`);
  await card(page).getByRole('link', { name: 'Log in to plan' }).click();
  await expect(page).not.toHaveURL(`${site}/?lang=en`);
});

test(
  'D-05 the global home page also leads registered buyers to badge and planner, in the reader’s language',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    await registerElsewhere(request, await signIn(page, request), SHOW);
    await open(page, '/?lang=ar');
    await expect(stage(page)).toContainText('خطة زيارتي');
    await open(page, '/?lang=ar');
    await expect(stage(page)).toContainText('خطة زيارتي');
    await expect(stage(page).getByRole('listitem').filter({ hasText: /H\d/ })).toHaveCount(6);
    await expect(card(page)).toHaveCount(0);
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
    await seesNoBarrier();
    await page.locator('[data-stage] [data-action=badge]').click();
    await expect(page.locator('[data-overlay=preregister]')).toContainText(/TEX[0-9A-Z]{6,}/);
  },
);

test(
  'a visitor without a login or a registration makes no calls for the show card, and has no space for it',
  tagPcOnly,
  async ({ page, server }) => {
    const asked = recordCalls(page, 'badge/own', 'badge/ofExhibition', 'showPlanner/list');
    const fetched: string[] = [];
    page.on('request', (one) => fetched.push(new URL(one.url()).pathname));
    await open(page, `http://turkey.localhost:${server.port}/`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(fetched.filter((path) => path.includes('my-exhibition'))).toEqual([]);
    await expect(card(page)).toHaveCount(0);
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
  },
);

test(
  'D-28 a logout on the page removes the buyer’s data from the home page and from beside the exhibitors',
  tagPcOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await registerElsewhere(request, await signIn(page, request, site), SHOW);
    await open(page, `${site}/`);
    await expect(stage(page).locator('[data-action=planner]')).toBeVisible();
    await open(page, `${site}/exhibition_${SHOW}/exhibitors`);
    const column = page.locator('main aside');
    await expect(column).toBeVisible();
    await page.locator('[data-account=buyer]').first().click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(column).toBeHidden();
    await page.locator('header a').first().click();
    await expect(page.locator('[data-page=home]')).toBeVisible();
    await expect(stage(page).locator('[data-action=preRegister]')).toBeVisible();
    await expect(stage(page).locator('[data-action=planner]')).toHaveCount(0);
    expect(await page.locator('html').getAttribute('data-own-show')).toBeNull();
  },
);

test(
  'R-4.093 a buyer registered on another device finds the badge in the exhibition header',
  tagPhoneOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const asked = recordCalls(page, 'offline/checkReg', 'checkReg');
    await open(page, `${site}/exhibition_${SHOW}`);
    await expect(
      page.locator('main, .action-bar').getByRole('link', { name: 'Pre-register for free' }).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const buyer = await signIn(page, request, site);
    await registerElsewhere(request, buyer, SHOW);
    await open(page, `${site}/exhibition_${SHOW}`);
    await expect(page.getByRole('link', { name: 'View your badge' }).first()).toBeVisible();
    expect(await readStored(page, 'pre_register_info')).toHaveProperty(SHOW);
  },
);

test(
  'R-2.243 the home page searches products at the show, also with a plain form',
  tagPcOnly,
  async ({ page, browser, server }) => {
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
  },
);
