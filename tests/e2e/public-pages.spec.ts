import { expect, open, test } from './support/test.ts';

test.describe('pages of the marketplace’s front have no barrier', () => {
  for (const address of [
    '/aggregate/home-textiles_TX01.html',
    '/showroom/b.html',
    '/hots/c.html',
    '/products?category_id=TX01',
    '/hot/supplier',
    '/categories/TX01',
    '/categoriesT2/TX01?lang=ar',
    '/sitemap.html?lang=ar',
    '/trafficLight?lang=ar',
    '/trafficLight/feedback',
    '/customer-service?lang=ar',
    '/frontpage',
    '/product/score/list/P100512',
    '/landing/rfq/product-P100512',
  ])
    test(`${address}`, async ({ page, seesNoBarrier }) => {
      await open(page, address);
      await expect(page.locator('h1').first()).toBeVisible();
      await seesNoBarrier();
    });
});

test('R-1.017 the site map groups exhibitions under their industries, and leads to each', async ({ page }) => {
  await open(page, '/sitemap.html');
  const shows = page.locator('[data-industry=machinery]').getByRole('list').last();
  await expect(shows.getByRole('link').first()).toHaveText(/^Fairhall Machinery/);
  await expect(shows).toContainText(/20\d\d/);
  await expect(page.locator('main [data-industry]')).toHaveCount(12);
  await shows.getByRole('link').first().click();
  await expect(page.locator('[data-industry=machinery] h1')).toContainText('Fairhall Machinery');
});
