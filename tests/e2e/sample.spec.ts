import { createBuyer, createEmail, fillLogin, recordCalls } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, type Page, test } from './support/test.ts';

/** An open exhibition in the demo world, at the site of Turkey. */
const SHOW = '1001';
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
const button = (page: Page) => page.locator('main button[data-sample]');

test('R-3.095 R-6.018 R-6.023 a guest booking a sample logs in and registers, then it is booked automatically, once', async ({
  page,
  layout,
  request,
  server,
  seesNoBarrier,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  const sent = recordCalls(page, 'sample/book');
  // The path through login and registration is tested on a PC only; it is the same on a phone.
  if (layout === 'h5') await registerElsewhere(request, await signIn(page, request, site), SHOW);
  await open(page, `${site}/exhibition_${SHOW}/exhibitors`);
  if (layout === 'pc') {
    await page.locator('[data-exhibitor] a[href*="_P100502.html"]').first().click();
    await expect(page.locator('main button[data-collect]').first()).toBeVisible();
    await expect(button(page)).toHaveCount(0); // its supplier gives no samples
    await page.goBack();
  }
  await page.locator('[data-exhibitor] a[href*="_P100532.html"]').first().click();
  await button(page).click();
  if (layout === 'pc') {
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, await createBuyer(request));
    await expect(modal(page).locator('[data-entry=Sample]')).toBeVisible();
    expect(sent).toEqual([]);
    await fillModal(modal(page), createEmail());
  }
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(1);
  await expect(modal(page)).toHaveCount(0);
  await seesNoBarrier();
  if (layout === 'pc') return;
  // Once the visitor is registered, a booking can be cancelled and made again at once.
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See where to collect it' }).click();
  const row = page.locator('[data-page=planner] li[data-sample]');
  await expect(row).toContainText(/H\d/);
  await seesNoBarrier();
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-page=planner]')).toContainText('Nothing planned yet');
});
