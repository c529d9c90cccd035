import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const cards = 'main [data-industry] a img';

test('R-1.001 R-2.015 R-2.021 R-2.032 a search result opens the product of that name', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, '/search/product?keyword=tote');
  const names = await page.locator('main li bdi').filter({ hasText: /tote/i }).allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await seesNoBarrier();
  const first = page.locator('main li[data-industry] a').first();
  const name = await first.locator('bdi').first().textContent();
  await first.click();
  await expect(page.locator('h1')).toHaveText(name ?? '');
  await expect(page.locator('[data-page=product]')).toBeVisible();
  await seesNoBarrier();
});

test(
  'R-1.002 R-2.016 R-2.036 a supplier is found by search and opened',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/supplier?keyword=cotton');
    const link = page.locator('main li[data-industry] a bdi').first();
    const name = await link.textContent();
    await seesNoBarrier();
    await link.click();
    await expect(page.locator('h1')).toHaveText(name ?? '');
    await seesNoBarrier();
  },
);

test(
  'R-1.003 R-2.052 the category tree links to the products of a category',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/categories');
    await seesNoBarrier();
    const link = page.locator('main h3 a').first();
    const name = await link.textContent();
    await link.click();
    await expect(page.locator('[data-page=category] h1')).toHaveText(name ?? '');
    await expect(page.locator(cards).first()).toBeVisible();
  },
);

test('R-2.022 a category narrows the results and can be removed', tagPhoneOnly, async ({ page }) => {
  await open(page, '/search/product?keyword=cotton');
  const openFilters = () =>
    page
      .locator('main')
      .getByRole('link', { name: /^Filters/ })
      .click();
  await openFilters();
  const option = page.locator('#filters li a').first();
  const name = await option.locator('bdi').textContent();
  await option.click();
  await expect(page).toHaveURL(/[?&]id=[A-Z]{2}/);
  await expect(page.locator('main ul li img').first()).toBeVisible();
  const current = page.locator('main [aria-current=true] bdi');
  await expect(current).toHaveText(name ?? '');
  await openFilters();
  await page.locator('#filters li a', { hasText: 'All categories' }).click();
  await expect(page).not.toHaveURL(/[?&]id=/);
  await expect(page).toHaveURL(/[?&]keyword=cotton/);
  await expect(current).toHaveCount(0);
});

test(
  'API-140 filters are stored in the URL and can be removed one by one or all at once',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    const openFilters = () =>
      page
        .locator('main')
        .getByRole('link', { name: /^Filters/ })
        .click();
    const show = () => page.getByRole('button', { name: /^Show [\d,]+ product/ }).click();
    await open(page, '/search/product?keyword=cotton');
    await openFilters();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Verified suppliers/ })
      .click();
    await show();
    await expect(page).toHaveURL(/[?&]verified=1/);
    await expect(page.getByRole('link', { name: 'Remove Verified suppliers' })).toBeVisible();
    await openFilters();
    await seesNoBarrier();
    await page.getByRole('dialog').getByLabel('Maximum price').fill('20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await show();
    await expect(page).toHaveURL(/[?&]price_max=20/);
    await expect(page).toHaveURL(/[?&]verified=1/);
    await page.getByRole('link', { name: 'Remove Verified suppliers' }).click();
    await expect(page).not.toHaveURL(/verified/);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(/[?&]view=list/);
    await seesNoBarrier();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/price_max/);
  },
);

test(
  'R-8.026 an empty search result says so and offers alternatives',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/product?keyword=zzzzqqq');
    await expect(page.locator('main h2')).toContainText('No products match zzzzqqq');
    await seesNoBarrier();
    const popular = page.getByRole('navigation', { name: 'Most viewed categories' }).getByRole('link');
    await popular.first().click();
    await expect(page).toHaveURL(/_C[A-Z0-9]+|categor/);
    await expect(page.locator('main li[data-industry]').first()).toBeVisible();
  },
);

test('R-8.026 misspelt words show similar results, and say so', async ({ page }) => {
  await open(page, '/search/product?keyword=cermic%20mugg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Similar results');
  await expect(page.getByText(/No products for “.?cermic mugg.?”. Showing similar results./)).toBeVisible();
  await expect(page.locator('main li[data-industry]').first()).toContainText('ceramic mug');
});

test('the search field also finds suppliers', tagPcOnly, async ({ page }) => {
  await open(page, '/search/product');
  await page.getByRole('radio', { name: 'Suppliers' }).check();
  await page.locator('input[name=keyword]').first().fill('cotton');
  await page.locator('input[name=keyword]').first().press('Enter');
  await expect(page).toHaveURL(/\/search\/supplier\?pageNo=1&keyword=cotton/);
});

test(
  'R-2.021 the search field shows suggestions while typing, and Enter searches for the typed text',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/product');
    const field = page.getByRole('combobox', { name: 'Search' });
    await page.locator('input[name=keyword]').first().focus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.pressSequentially('cotton tow');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option', { name: 'cotton towel', exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await seesNoBarrier();
    await field.press('ArrowDown');
    const chosen = await field.getAttribute('aria-activedescendant');
    await expect(list.getByRole('option', { selected: true })).toHaveAttribute('id', chosen ?? '');
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('cotton tow');
    await field.press('Enter');
    await expect(page).toHaveURL(/keyword=cotton%20tow$/);
    await field.fill('cotton towe');
    await expect(list.getByRole('option', { name: 'cotton towel', exact: true })).toBeVisible();
    await field.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveText('cotton towel');
    await field.press('Enter');
    await expect(page).toHaveURL(/keyword=cotton%20towel$/);
    await expect(list).toBeHidden();
  },
);

test(
  'text typed into the search field survives a page that arrives in the meantime',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, '/search/product');
    const typed = Promise.withResolvers<void>();
    await page.route('**/gateway/**', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.locator('main nav').getByRole('link', { name: 'Suppliers' }).click();
    await page.locator('input[name=keyword]').first().fill('cotton');
    typed.resolve();
    await expect(page).toHaveURL(/\/search\/supplier/);
    await expect(page.locator('[data-search-type=supplier]')).toBeVisible();
    await expect(page.locator('input[name=keyword]').first()).toHaveValue('cotton');
    await page.locator('input[name=keyword]').first().press('Enter');
    await expect(page).toHaveURL(/\/search\/supplier\?pageNo=1&keyword=cotton/);
  },
);

test('R-8.021 a product that no longer exists shows a search and products of similar names, or the most viewed', async ({
  page,
  watch,
  seesNoBarrier,
}) => {
  watch.allow(/404/);
  const answer = await page.goto('/Zzqqxx_P999999999.html');
  expect(answer?.status()).toBe(404);
  const gone = page.locator('[data-page-error=noSuchPage]');
  await expect(gone.getByRole('heading')).toHaveText('This product is no longer offered');
  await expect(page).toHaveTitle(/This product is no longer offered/);
  const popular = page.locator('[data-part=similar]');
  await expect(popular.getByRole('heading', { name: 'Most viewed products' })).toBeVisible();
  await expect(popular.getByRole('listitem')).toHaveCount(6);
  await seesNoBarrier();
  await gone.getByRole('searchbox').fill('tote');
  await gone.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/keyword=tote/);
  await open(page, '/Canvas-tote-bag-10-oz_P999999999.html');
  await expect(page.locator('[data-page-error=noSuchPage]')).toBeVisible();
  const similar = page.locator('[data-part=similar] a[href$=".html"]');
  await expect(similar.first()).toContainText(/tote bag/i);
  await seesNoBarrier();
  await similar.first().click();
  await expect(page.locator('[data-page=product] h1')).toContainText(/tote bag/i);
});

test('R-8.021 a supplier that no longer exists shows the not-found page, with suppliers of similar names', async ({
  page,
  watch,
  seesNoBarrier,
}) => {
  watch.allow(/404/);
  await page.goto('/supplier/Lyallpur-Terry-Mills_S999999999.html');
  await expect(page.locator('[data-page-error=noSuchPage] h1')).toHaveText('This supplier is no longer listed');
  const similar = page.locator('[data-part=similar]');
  await expect(similar).toContainText('Lyallpur Terry Mills Ltd');
  await seesNoBarrier();
  await similar.getByRole('link', { name: 'Lyallpur Terry Mills Ltd' }).first().click();
  await expect(page.locator('[data-page=supplier] h1')).toHaveText('Lyallpur Terry Mills Ltd');
  await page.goto('/supplier/Zzqqxx_S999999999.html');
  await expect(similar.getByRole('heading', { name: 'Most viewed suppliers' })).toBeVisible();
});

test('R-8.037 an unhandled rejection is logged and the page keeps working', tagPcOnly, async ({ page, watch }) => {
  watch.allow(/nobody handles this/);
  await open(page, '/');
  const logged = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new Error('nobody handles this')));
  await logged;
  await expect(page.locator('[role=alert]')).toHaveCount(0);
  await expect(page.locator('[data-page=home]')).toBeVisible();
});

test('R-9.044 pictures below the fold load once they are a third of a screen away', tagPcOnly, async ({ page }) => {
  await open(page, '/search/product');
  const last = page.locator('main li[data-industry] img').last();
  /** Scrolls until the picture is this many screens below the visible part. */
  const bringNear = (screens: number) =>
    last.evaluate(
      (image, below) => scrollBy(0, image.getBoundingClientRect().top - innerHeight * (1 + below)),
      screens,
    );
  await expect(last).toHaveAttribute('data-src', /gateway/);
  await bringNear(0.4);
  // Others that came into range together with it have loaded, so this one would have loaded too.
  const before = page.locator('main li[data-industry] img[src]:not([data-src])').last();
  await expect(before).toHaveAttribute('src', /gateway/);
  await expect(last).toHaveAttribute('data-src', /gateway/);
  await bringNear(0.25);
  await expect(last).toHaveAttribute('src', /gateway/);
});

test('R-9.022 on a phone the sort and filter bar sticks 44 px below the top', tagPhoneOnly, async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  const bar = page.locator('main div:has(> details)').first();
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(44);
});

test(
  'R-2.024 R-2.243 an exhibition in the URL is named above the results and stays until it is removed',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/search/product?exhibition_id=1001');
    const note = page.locator('[data-exhibition="1001"]');
    await expect(note).toContainText('Fairhall Textile Istanbul');
    await expect(page.locator('[data-page=search]')).toContainText(/\d results/);
    await seesNoBarrier();
    const kinds = page.getByRole('navigation', { name: 'Type of result' });
    await kinds.getByRole('link', { name: 'Suppliers' }).click();
    await expect(page).toHaveURL(/exhibition_id=1001/);
    await expect(note).toBeVisible();
    await note.getByRole('link', { name: 'All results' }).click();
    await expect(page).not.toHaveURL(/exhibition_id/);
    await expect(note).toHaveCount(0);
  },
);
