import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test.describe('the public pages of the marketplace have no accessibility violations', () => {
  // Each page is tested with the header and footer of its layout, which differ between PC and phone.
  for (const [address, layout] of [
    ['/aggregate/home-textiles_TX01.html', tagPhoneOnly],
    ['/showroom/b.html', tagPcOnly],
    ['/hots/c.html', tagPhoneOnly],
    ['/products?category_id=TX01', {}],
    ['/hot/supplier', tagPcOnly],
    ['/categories/TX01', tagPhoneOnly],
    ['/categoriesT2/TX01?lang=ar', tagPhoneOnly],
    ['/sitemap.html?lang=ar', tagPcOnly],
    ['/trafficLight?lang=ar', tagPhoneOnly],
    ['/trafficLight/feedback', tagPcOnly],
    ['/customer-service?lang=ar', tagPhoneOnly],
    ['/frontpage', tagPcOnly],
    ['/product/score/list/P100512', tagPhoneOnly],
    ['/landing/rfq/product-P100512', tagPcOnly],
  ] as const)
    test(`${address}`, layout, async ({ page, seesNoBarrier }) => {
      await open(page, address);
      await expect(page.locator('h1').first()).toBeVisible();
      await seesNoBarrier();
    });
});

test('R-1.017 the site map groups exhibitions by industry and links to each', tagPcOnly, async ({ page }) => {
  await open(page, '/sitemap.html');
  const shows = page.locator('[data-industry=machinery]').getByRole('list').last();
  await expect(shows.getByRole('link').first()).toHaveText(/^Fairhall Machinery/);
  await expect(shows).toContainText(/20\d\d/);
  await expect(page.locator('main [data-industry]')).toHaveCount(12);
  await shows.getByRole('link').first().click();
  await expect(page.locator('[data-industry=machinery] h1')).toContainText('Fairhall Machinery');
});
