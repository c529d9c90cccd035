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
