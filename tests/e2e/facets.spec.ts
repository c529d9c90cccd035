import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

// The filters are a rail on a PC and a sheet on a phone, which `catalogue.spec.ts` opens.
const rail = (page: Page) => page.locator('main aside').first();

test(
  'R-2.024 the filters show exhibition dates, find a country, and show the price distribution',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/product?keyword=cotton&price_min=1&price_max=8&moq_max=1000');
    const filters = rail(page);
    await expect(filters.locator('li', { hasText: 'Fairhall Textile Istanbul' })).toContainText(/\d{4}/);
    await expect(filters.locator('svg[role=img] rect')).toHaveCount(12);
    const inside = await filters.locator('svg[role=img] rect[data-inside]').count();
    expect([inside > 0, inside < 12]).toEqual([true, true]);
    await filters.getByRole('searchbox', { name: 'Find a country' }).fill('turkiye');
    const country = filters.locator('section', { hasText: 'Supplier country' });
    await expect(country.locator('li')).toHaveCount(1);
    await seesNoBarrier();
    await country.locator('li a').click();
    await expect(page).toHaveURL(/country_id=792/);
    await expect(page.locator('main')).toContainText('Clear all');
  },
);

test(
  'R-2.022 the chosen category is listed below its parents, which link on with the keyword',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/search/product?keyword=cotton&id=TX0202');
    const filters = rail(page);
    await expect(filters.locator('[aria-current=true]').first()).toHaveText('Knitted fabrics');
    await filters.getByRole('link', { name: 'Fabrics', exact: true }).click();
    await expect(page).toHaveURL(/keyword=cotton/);
    await expect(page).toHaveURL(/[?&]id=TX02(&|$)/);
  },
);

test(
  'the minimum order filter can be reset to any, in Arabic on a phone',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/product?keyword=cotton&moq_max=500&lang=ar');
    await page.locator('main details summary', { hasText: 'التصفية' }).click();
    await seesNoBarrier();
    await page.locator('main details[open]').getByRole('link', { name: 'أي', exact: true }).click();
    await expect(page).not.toHaveURL(/moq_max/);
  },
);
