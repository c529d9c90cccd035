import { createBuyer, createEmail, fillLogin, readStored, recordCalls } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** An upcoming exhibition in the demo world, at the site of Turkey. */
const SHOW = '1002';
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
const button = (page: Page) => page.locator('main button[data-collect]').first();

test(
  'R-3.096 R-6.019 R-6.023 R-7.092 R-3.070 R-3.071 a guest saving a product logs in and registers, then it is saved automatically, once',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    // Only the browser resolves the host of a site below localhost.
    const buyer = await createBuyer(request);
    const sent = recordCalls(page, 'collect/goodsSpu');
    await open(page, `http://turkey.localhost:${server.port}/exhibition_${SHOW}/exhibitors`);
    await page.locator('[data-exhibitor] a[href*="_P"]').first().click();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    await button(page).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, buyer);
    await expect(modal(page).locator('[data-entry=Collection]')).toBeVisible();
    expect(sent).toEqual([]);
    await fillModal(modal(page), createEmail());
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toHaveLength(1);
    const productId = await button(page).getAttribute('data-collect');
    expect(await readStored(page, 'collected_products')).toEqual([productId]);
    await seesNoBarrier();
    // Once the visitor is registered, the exhibitor is collected at once.
    await page.locator('main a[href*="/supplier/"][href*="exhibition_id"]').first().click();
    await expect(page.locator('[data-page=supplier]')).toBeVisible();
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(modal(page)).toHaveCount(0);
    expect(await readStored(page, 'collected_exhibitors')).toHaveLength(1);
  },
);

test(
  'R-2.167 R-2.168 a phone lists the favourites and restores a removed one; a PC has no such page',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const site = `http://turkey.localhost:${server.port}`;
    await signIn(page, request, site);
    await open(page, `${site}/myFavorite/exhibitor`);
    await expect(page.locator('[data-page=myFavorite]')).toContainText('No saved exhibitors yet');
    await seesNoBarrier();
    await open(page, `${site}/exhibition_${SHOW}/exhibitors`);
    await page.locator('[data-exhibitor] a[href*="/supplier/"]').first().click();
    await button(page).click();
    await fillModal(modal(page), createEmail());
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await open(page, `${site}/account`);
    await page.locator('a[href*="/myFavorite/"]').click();
    await expect(page.locator('[data-page=myFavorite]')).toContainText('No saved products yet');
    await page.getByRole('link', { name: 'Exhibitors' }).click();
    const row = page.locator('[data-favorite]');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(/H\d/);
    await seesNoBarrier();
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(row).toHaveCount(1);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(row).toHaveCount(0);
    const pc = await page.request.get(`http://localhost:${server.port}/myFavorite/product`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
      maxRedirects: 0,
    });
    expect([pc.status(), pc.headers().location]).toEqual([302, '/']);
  },
);
