import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

// The filters are a rail on a PC and a sheet on a phone.
const rail = (page: Page) => page.locator('#filters');

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
    await page
      .locator('main')
      .getByRole('link', { name: /التصفية/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'التصفية' });
    await expect(sheet.getByRole('button', { name: /^عرض/ })).toBeVisible();
    await seesNoBarrier();
    await sheet.getByRole('link', { name: 'أي', exact: true }).click();
    await expect(page).toHaveURL(/moq_max/);
    await sheet.getByRole('button', { name: /^عرض .*منتج/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).not.toHaveURL(/moq_max/);
  },
);

const SHEET_LIST = '/search/product?keyword=cotton';
const opener = (page: Page) => page.locator('main').getByRole('link', { name: /^Filters/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const showButton = (page: Page) => sheet(page).getByRole('button', { name: /^Show/ });

/** The addresses of the pages that are shown; each entry is one navigation. */
async function watchAddresses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const push = history.pushState.bind(history);
    history.pushState = (state, unused, url) => {
      seen.push(String(url));
      push(state, unused, url);
    };
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? []);
}

test(
  'R-2.022 the sheet stays open while filters are ticked, and its button shows the result once',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, SHEET_LIST);
    const listAddresses = await watchAddresses(page);
    await opener(page).click();
    await expect(showButton(page)).toBeInViewport();
    await seesNoBarrier();
    const india = sheet(page).getByRole('link', { name: /^India/ });
    const verified = sheet(page).getByRole('link', { name: /^Verified suppliers/ });
    await india.click();
    await verified.click();
    await sheet(page)
      .getByRole('link', { name: /^Minimum order up to 1,000/ })
      .click();
    for (const option of [india, verified]) await expect(option).toHaveAttribute('aria-current', 'true');
    await expect(showButton(page)).toHaveText(/^Show [\d,]+ products?$/);
    expect(await listAddresses()).toEqual([]);
    const shown = (await showButton(page).textContent())?.match(/[\d,]+/)?.[0] ?? '';
    await showButton(page).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/country_id=356/);
    await expect(page).toHaveURL(/verified=1/);
    await expect(page).toHaveURL(/moq_max=1000/);
    await expect(page.locator('main p[aria-live]').first()).toHaveText(new RegExp(`^${shown} results?$`));
    expect(await listAddresses()).toHaveLength(1);
    await seesNoBarrier();
    await page.goBack();
    await expect(page).toHaveURL(/keyword=cotton$/);
    await expect(sheet(page)).toBeHidden();
  },
);

test(
  'R-2.022 the sheet shows no number until the answer arrives, and the answer to the last tick counts',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, SHEET_LIST);
    await opener(page).click();
    await expect(showButton(page)).toBeVisible();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/search/goods', async (route) => {
      await asked;
      await route.continue().catch(() => undefined); // the request of the first tick was cancelled
    });
    await sheet(page)
      .getByRole('link', { name: /^India/ })
      .click();
    await expect(showButton(page)).toHaveText('Show…');
    await sheet(page)
      .getByRole('link', { name: /^India/ })
      .click();
    await sheet(page)
      .getByRole('link', { name: /^Verified suppliers/ })
      .click();
    await expect(showButton(page)).toHaveText('Show…');
    answer();
    await expect(showButton(page)).toHaveText(/^Show [\d,]+ products?$/);
    await showButton(page).click();
    await expect(page).toHaveURL(/verified=1/);
    await expect(page).not.toHaveURL(/country_id/);
  },
);

test(
  'R-2.022 going back, Escape and the cross close the sheet, and the focus returns to its opener',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, SHEET_LIST);
    const close = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => sheet(page).getByRole('link', { name: 'Close filters' }).click(),
    ];
    for (const closeSheet of close) {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(sheet(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main')?.contains(document.activeElement) ?? true),
      ).toBe(true);
      await closeSheet();
      await expect(sheet(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveURL(/keyword=cotton$/);
    }
  },
);

test('R-2.022 the keyboard ticks a filter and keeps its place', tagPhoneOnly, async ({ page }) => {
  await open(page, SHEET_LIST);
  await opener(page).click();
  await expect(showButton(page)).toBeVisible();
  const verified = sheet(page).getByRole('link', { name: /^Verified suppliers/ });
  await verified.focus();
  await page.keyboard.press('Enter');
  await expect(verified).toHaveAttribute('aria-current', 'true');
  await expect(showButton(page)).toHaveText(/^Show [\d,]+ products?$/);
  await expect(verified).toBeFocused();
});

test('R-2.022 prices that are typed in the sheet count at once and go along', tagPhoneOnly, async ({ page }) => {
  await open(page, SHEET_LIST);
  await opener(page).click();
  const all = await showButton(page).textContent();
  await page.getByLabel('Maximum price').fill('3');
  await page.keyboard.press('Tab');
  await expect(showButton(page)).toHaveText(/^Show [\d,]+ products?$/);
  await expect(showButton(page)).not.toHaveText(all ?? '');
  await expect(page.getByLabel('Maximum price')).toHaveValue('3');
  await showButton(page).click();
  await expect(page).toHaveURL(/price_max=3/);
});

test('R-2.022 a narrow window of a PC has the same sheet', tagPcOnly, async ({ page, seesNoBarrier }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await open(page, SHEET_LIST);
  await opener(page).click();
  await expect(showButton(page)).toBeInViewport();
  await seesNoBarrier();
  await sheet(page)
    .getByRole('link', { name: /^Verified suppliers/ })
    .click();
  await expect(showButton(page)).toHaveText(/^Show [\d,]+ products?$/);
  await showButton(page).click();
  await expect(page).toHaveURL(/verified=1/);
  await expect(page.locator('#filters')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-2.022 the filters open, are links, and can be closed', tagPhoneOnly, async ({ page }) => {
    await page.goto(SHEET_LIST);
    const filters = page.locator('#filters');
    await expect(filters).toBeHidden();
    await opener(page).click();
    await expect(filters).toBeVisible();
    await filters.getByRole('link', { name: 'Close filters' }).click();
    await expect(filters).toBeHidden();
    await opener(page).click();
    await filters.getByRole('link', { name: /^Verified suppliers/ }).click();
    await expect(page).toHaveURL(/verified=1/);
    await expect(filters).toBeHidden();
  });
});
