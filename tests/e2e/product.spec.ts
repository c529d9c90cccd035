import { OPEN_SHOW } from './support/open-show.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** A towel of an exhibitor at the Istanbul exhibition, which is open. */
const PRODUCT = '/search/product?keyword=cotton%20kitchen%20towel';
const row = (page: Page) => page.locator('[data-show-row]');

/** The address of that towel at a site. */
async function findProduct(page: Page, site: string): Promise<string> {
  await open(page, `${site}${PRODUCT}`);
  return `${site}${await page.locator('main li[data-industry] > a').first().getAttribute('href')}`;
}

test(
  'R-1.015 R-4.002 R-6.022 a product shows its stand at the current show and what can be arranged there',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, await findProduct(page, `http://turkey.localhost:${server.port}`));
    await expect(row(page)).toContainText(/See it at .?Fairhall Textile Istanbul/);
    await expect(row(page)).toContainText(OPEN_SHOW);
    const stand = (await row(page).locator('bdi[dir=ltr]').first().textContent()) ?? '';
    expect(stand).toMatch(/^H\d [A-Z]\d{2}$/);
    await expect(page.locator('[data-page=product]').getByText(stand, { exact: true }).first()).toBeVisible();
    await expect(row(page).locator('button[data-plan]')).toBeVisible();
    await seesNoBarrier();
    await row(page).getByRole('link', { name: 'Request a meeting' }).click();
    await expect(page).toHaveURL(/expoturkey_1001(\/|%2F)meeting/);
  },
);

test('a product on a PC has its buttons below its terms', tagPcOnly, async ({ page }) => {
  await open(page, '/x_P100512.html');
  const product = page.locator('[data-page=product]');
  const terms = await product.locator('dl', { hasText: 'Lead time' }).first().boundingBox();
  const button = await product.locator('.button.primary').boundingBox();
  expect((button?.y ?? 0) - ((terms?.y ?? 0) + (terms?.height ?? 0))).toBeLessThanOrEqual(24);
});

test('three prices fill a phone’s width, each in its row', tagPhoneOnly, async ({ page }) => {
  await open(page, '/x_P100512.html');
  const list = page.getByRole('list', { name: 'Prices by quantity' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const width = (await list.boundingBox())?.width ?? 0;
  for (const price of await list.getByRole('listitem').all())
    expect((await price.boundingBox())?.width).toBeGreaterThan(width - 4);
});

test('R-1.015 a product opened from an ended exhibition has no exhibition row', tagPhoneOnly, async ({ page }) => {
  await open(page, `${await findProduct(page, '')}?exhibition_id=1010`);
  await expect(page.locator('[data-page=product] h1')).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});

test(
  'a product on a PC has one primary and one secondary action, side by side, in every language',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    const address = await findProduct(page, `http://turkey.localhost:${server.port}`);
    const product = page.locator('[data-page=product]');
    for (const lang of ['en', 'tr', 'ar', 'zh']) {
      await open(page, `${address}?exhibition_id=1001&lang=${lang}`);
      await expect(product.locator('.button.primary')).toHaveCount(1);
      await expect(product.locator('.button.large')).toHaveCount(2);
      const boxes = await product
        .locator('.button.large')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => [y, height]),
        );
      expect(
        boxes.map(([, height]) => height),
        lang,
      ).toEqual([48, 48]);
      expect(boxes[0]?.[0], lang).toBe(boxes[1]?.[0]);
      // What can be arranged at the stand is in the supplier's card.
      await expect(product.locator('aside').locator('[data-show-row]').locator('button, a.button')).toHaveCount(3);
      if (lang === 'ar') await seesNoBarrier();
    }
  },
);

test('a quantity below the minimum order is marked, and from there on its total is shown', async ({ page }) => {
  await open(page, '/x_P100512.html');
  const field = page.getByLabel('Quantity', { exact: true });
  const least = await field.inputValue();
  const result = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  await expect(result).toContainText('in total');
  await field.fill('1');
  await expect(result).toContainText('The minimum order is');
  await expect(result).not.toContainText('in total');
  await field.fill(least);
  await expect(result).toContainText('in total');
});

test(
  'a product’s URL is copied if the browser cannot share it, with a confirmation',
  tagPcOnly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/x_P100512.html?exhibition_id=1001');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http:\/\/localhost:\d+\/.*_P\d+\.html$/,
    );
  },
);
