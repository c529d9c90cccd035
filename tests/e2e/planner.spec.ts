import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { createBuyer, createEmail, fillLogin, readStored, recordCalls } from './support/accounts.ts';
import { measureLayoutShift } from './support/layout-shift.ts';
import { fillModal } from './support/preregister.ts';
import { addStandsToPlan, call, listExhibitors, registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** An upcoming exhibition in the demo world, at the site of Turkey. */
const SHOW = '1002';
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
/** The plan buttons of a list's rows or of a page; the exhibitor in the spotlight has a row as well. */
const plans = (page: Page) => page.locator('main button[data-plan]:not([data-part=spotlight] *)');

test(
  'R-3.099 R-6.022 R-7.093 a guest adding an exhibitor logs in and registers, then it is added automatically, once',
  tagPhoneOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await createBuyer(request);
    const added = recordCalls(page, 'showPlanner/add');
    await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
    const first = plans(page).first();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await first.click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(/exhibitors$/);
    await expect(modal(page).locator('[data-entry=AddToPlanner]')).toBeVisible();
    expect(added).toEqual([]);
    await fillModal(modal(page), createEmail());
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(added).toHaveLength(1);
    // Once the visitor is registered, the next exhibitor is planned at once.
    await plans(page).nth(1).click();
    await expect(plans(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(modal(page)).toHaveCount(0);
    expect(await readStored(page, 'pre_register_info')).toHaveProperty(SHOW);
  },
);

test(
  'D-28 stops without a day are listed by hall, accept notes, and can be restored after removal',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await registerElsewhere(request, await signIn(page, request, site), SHOW);
    await page.goto(`${site}/exhibition_${SHOW}/planner`);
    const planner = page.locator('[data-page=planner]');
    await expect(planner).toContainText('Nothing planned yet');
    await seesNoBarrier();
    await planner.getByRole('link', { name: 'Find exhibitors' }).click();
    await plans(page).first().click();
    await expect(plans(page).first()).toHaveAttribute('aria-pressed', 'true');
    // A product at its stand, planned from the product's page.
    await page.locator('[data-exhibitor] a[href*="_P"]').first().click();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    await plans(page).first().click();
    await expect(page.getByRole('link', { name: 'View your planner' })).toBeVisible();
    await page.getByRole('link', { name: 'View your planner' }).click();
    const stops = planner.locator('[data-stop]');
    await expect(stops).toHaveCount(2);
    await expect(planner.locator('[data-hall] h2').first()).toContainText('Hall');
    await expect(stops.first()).toContainText(/H\d+ \w+/);
    await seesNoBarrier();

    await stops
      .first()
      .getByRole('button', { name: /Add a note/ })
      .click();
    await stops.first().getByRole('textbox').fill('Ask for the price at 3,000');
    await stops.first().getByRole('button', { name: 'Save note' }).click();
    await expect(stops.first()).toContainText('Ask for the price at 3,000');
    await stops
      .first()
      .getByRole('button', { name: /Remove/ })
      .click();
    const undo = stops.first().getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await seesNoBarrier();
    await undo.click();
    await expect(stops.first()).toContainText('Ask for the price at 3,000');
    await stops
      .nth(1)
      .getByRole('button', { name: /Remove/ })
      .click();
    await expect(stops.nth(1)).toHaveAttribute('data-removed');

    const download = page.waitForEvent('download');
    await page.locator('[data-action=save-plan]').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`planner-${SHOW}.ics`);
    expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

    await page.reload();
    await expect(stops).toHaveCount(1);
    await expect(stops.first()).toContainText('Ask for the price at 3,000');
  },
);

test('D-28 a buyer sees their next steps beside the list of exhibitors, and a guest sees none of it', async ({
  page,
  layout,
  request,
  server,
  seesNoBarrier,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  const list = `${site}/exhibition_${SHOW}/exhibitors`;
  const plan = page.locator('[data-part=show-plan]');
  await open(page, list);
  await expect(page.locator('main aside:visible')).toHaveCount(0);
  await expect(plan).toHaveCount(0);
  const buyer = await signIn(page, request, site);
  await registerElsewhere(request, buyer, SHOW);
  const supplierId = (await listExhibitors(request, SHOW))[5];
  await call(request, 'blade-purchaser/follow/supplier', { supplierId }, buyer.token);
  await page.goto(list);
  if (layout === 'pc') {
    await expect(plan).toContainText('Nothing planned yet');
    await expect(page.locator('[data-part=recommended]')).toContainText('You follow them');
  }
  await plans(page).nth(2).click();
  await expect(plans(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  const stand = (await page.locator('[data-exhibitor]').nth(2).locator('bdi[dir=ltr]').textContent()) ?? 'no stand';
  await expect(plan).toContainText(stand);
  await expect(plan).toContainText('no time set');
  await page.goto(list);
  await expect(plan).toContainText(stand);
  expect(await measureLayoutShift(page)).toBeLessThan(0.02);
  await seesNoBarrier();
  await expect(plans(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  if (layout === 'pc') await plan.getByRole('link', { name: 'Open planner' }).click();
  else await plan.click();
  await expect(page.locator('[data-page=planner] [data-stop]')).toHaveCount(1);
});

test(
  'D-28 exhibitors are recommended with a reason, in the list and in the planner, and can be added there',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const list = `${site}/exhibition_${SHOW}/exhibitors`;
    const reasons = page.locator('[data-exhibitor] [data-reason]');
    const buyer = await signIn(page, request, site);
    await registerElsewhere(request, buyer, SHOW);
    const id = (await listExhibitors(request, SHOW))[3];
    await call(request, 'blade-purchaser/follow/supplier', { supplierId: id }, buyer.token);
    await page.goto(list);
    await expect(reasons).toHaveCount(1);
    await expect(page.locator(`[data-exhibitor="${id}"] [data-reason=followed]`)).toHaveText('You follow them');
    expect(await measureLayoutShift(page)).toBeLessThan(0.02);
    const recommended = page.locator('[data-part=recommended]');
    await open(page, `${site}/exhibition_${SHOW}/planner`);
    await seesNoBarrier();
    await recommended.locator(`[data-recommended="${id}"] button`).click();
    await expect(page.locator('[data-page=planner] [data-stop]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('[data-page=planner] [data-stop]')).toHaveCount(1);
    await expect(recommended).toHaveCount(0);
  },
);

test(
  'D-28 the exhibitor in the spotlight can be planned with either of its buttons',
  tagPcOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await registerElsewhere(request, await signIn(page, request, site), SHOW);
    await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
    const paid = page.locator('[data-part=spotlight] button[data-plan]');
    const id = (await paid.getAttribute('data-plan')) ?? '';
    const row = page.locator(`[data-exhibitor="${id}"] button[data-plan]`);
    await paid.click();
    await expect(paid).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    await expect(paid).toHaveAttribute('aria-pressed', 'false');
  },
);
/** Opens the planner of a new buyer who is registered for the exhibition and has planned its first exhibitors. */
async function planned(page: Page, request: APIRequestContext, site: string, count: number): Promise<void> {
  const buyer = await signIn(page, request, site);
  await registerElsewhere(request, buyer, SHOW);
  await addStandsToPlan(request, buyer, SHOW, count);
  await open(page, `${site}/exhibition_${SHOW}/planner`);
}

/** Sets the first stop on the page to a day of the exhibition (1 is the first day) and a time. */
async function place(page: Page, day: number, time: string): Promise<void> {
  await page.locator('[data-stop] [data-opens=time]').first().click();
  const form = page.locator('[data-form=stop-time]');
  await form.locator('select').selectOption({ index: day });
  await form.locator('input').fill(time);
  await form.getByRole('button', { name: 'Save' }).click();
}

test('D-28 stops get days and times, and the planner sorts each day by hall or by time', async ({
  page,
  request,
  server,
  seesNoBarrier,
  watch,
}) => {
  watch.allow(/400/); // a time when the exhibition is closed
  const site = `http://turkey.localhost:${server.port}`;
  await planned(page, request, site, 3);
  const stops = page.locator('[data-stop]');
  const days = page.locator('[data-day]');
  await expect(stops).toHaveCount(3);
  await expect(days.last()).toContainText('3 stops');
  await place(page, 2, '03:00');
  const form = page.locator('[data-form=stop-time]');
  await expect(form.getByRole('alert')).toContainText('The show is open from');
  await expect(form.locator('input')).toBeFocused();
  await seesNoBarrier();
  await form.locator('input').fill('12:30');
  await form.getByRole('button', { name: 'Save' }).click();
  // The row has moved to its day: the notice has the focus, and the page still shows the stops without a day.
  await expect(page.locator('[data-moved]')).toBeFocused();
  await expect(stops).toHaveCount(2);
  await place(page, 2, '11:00');
  await expect(stops).toHaveCount(1);
  await expect(days.nth(1)).toContainText('2 stops');

  await days.nth(1).click();
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d$/);
  await expect(stops).toHaveCount(2);
  const times = page.locator('[data-stop] [data-opens=time] b');
  await expect(times).toHaveText(['12:30', '11:00']);
  // The hall plan shows them with the same numbers, and so does the list below it.
  const plan = page.locator('[data-hall-plan]').first();
  await expect(plan.locator('svg circle + text').first()).toHaveText('1');
  await expect(plan.getByRole('listitem').first()).toContainText('1');
  await expect(plan.getByRole('listitem').first().getByRole('link')).toBeVisible();
  await page.locator('[data-order=time]').click();
  await expect(times).toHaveText(['11:00', '12:30']);
  await seesNoBarrier();
  await page.goBack();
  await expect(times).toHaveText(['12:30', '11:00']);
  // Clearing the time removes only the day.
  await place(page, 0, '');
  await expect(stops).toHaveCount(1);
  await page.locator('[data-day=none]').click();
  await expect(stops).toHaveCount(2);
});

test(
  'D-28 the days of the planner are links that work without JavaScript, in Arabic too',
  tagPcOnly,
  async ({ page, request, server, browser, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await planned(page, request, site, 2);
    await place(page, 1, '12:30');
    await expect(page.locator('[data-moved]')).toBeVisible();
    await open(page, `${site}/exhibition_${SHOW}/planner?day=none&lang=ar`);
    await expect(page.locator('[data-day=none]')).toHaveAttribute('aria-current', 'true');
    await seesNoBarrier();
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
    });
    const plain = await context.newPage();
    // Without a day in the address the page opens at the first day with a stop.
    await plain.goto(`${site}/exhibition_${SHOW}/planner`);
    await expect(plain.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(plain.locator('[data-day]').first()).toHaveAttribute('aria-current', 'true');
    await expect(plain.locator('[data-stop]')).toContainText('12:30');
    await plain.locator('[data-day=none]').click();
    await expect(plain.locator('[data-day=none]')).toHaveAttribute('aria-current', 'true');
    await expect(plain.locator('[data-stop]')).not.toContainText('12:30');
    await plain.locator('[data-order=time]').click();
    await expect(plain).toHaveURL(/view=time/);
    await context.close();
  },
);
