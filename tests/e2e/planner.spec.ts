import { readFile } from 'node:fs/promises';
import { callsOf, fillLogin, kept, logIn, newBuyer, newEmail } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { expect, type Page, test } from './support/test.ts';

/** Comes in the demo world, at the site of Turkey. */
const SHOW = '1002';
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
const plans = (page: Page) => page.locator('main button[data-plan]');

test('R-3.099 R-6.022 R-7.093 a guest who adds an exhibitor logs in and registers, and it is added by itself, once', async ({
  page,
  playwright,
  server,
  seesNoBarrier,
}) => {
  const request = await playwright.request.newContext({ baseURL: `http://localhost:${server.port}` });
  const site = `http://turkey.localhost:${server.port}`;
  const buyer = await newBuyer(request);
  const added = callsOf(page, 'showPlanner/add');
  await page.goto(`${site}/exhibition_${SHOW}/exhibitors`);
  const first = plans(page).first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await first.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/exhibitors$/);
  await expect(modal(page).locator('[data-entry=AddToPlanner]')).toBeVisible();
  expect(added).toEqual([]);
  await fillModal(modal(page), newEmail());
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(added).toHaveLength(1);
  // Registered, the next one goes at once.
  await plans(page).nth(1).click();
  await expect(plans(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(modal(page)).toHaveCount(0);
  expect(await kept(page, 'pre_register_info')).toHaveProperty(SHOW);
  await seesNoBarrier();
});

test('D-28 the planner shows stands hall by hall, takes notes, and gives back what was removed', async ({
  page,
  playwright,
  server,
  seesNoBarrier,
}) => {
  const request = await playwright.request.newContext({ baseURL: `http://localhost:${server.port}` });
  const site = `http://turkey.localhost:${server.port}`;
  await logIn(page, await newBuyer(request), site);
  await page.goto(`${site}/exhibition_${SHOW}/planner`);
  const planner = page.locator('[data-page=planner]');
  await expect(planner).toContainText('Nothing planned yet');
  await seesNoBarrier();
  await planner.getByRole('link', { name: 'Find exhibitors' }).click();
  await plans(page).first().click();
  await fillModal(modal(page), newEmail());
  await expect(plans(page).first()).toHaveAttribute('aria-pressed', 'true');
  // A product at its stand, from its page.
  await page.locator('[data-exhibitor] a[href*="_P"]').first().click();
  await expect(page.locator('[data-page=product]')).toBeVisible();
  await plans(page).first().click();
  await expect(page.getByRole('link', { name: 'See your planner' })).toBeVisible();
  await page.getByRole('link', { name: 'See your planner' }).click();
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
});
