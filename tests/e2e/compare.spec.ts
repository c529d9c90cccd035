import type { Locator } from '@playwright/test';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const LIST = '/search/product?keyword=towel';
const choices = (page: Page) => page.locator('main li[data-industry] > span > button[aria-pressed]');
const tray = (page: Page) => page.locator('[data-compare-tray]');
const comparison = (page: Page) => page.locator('[data-page=compare]');
const seen = (page: Page) => page.locator('[data-seen]');

async function choose(page: Page, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) await choices(page).nth(place).click();
}

test('R-1.001 products are chosen in a list and compared; a fifth is rejected, and one can be removed', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, LIST);
  await choose(page, 4);
  await expect(tray(page)).toHaveAttribute('data-compare-tray', '4');
  await choices(page).nth(4).click();
  await expect(tray(page).getByRole('status')).toContainText('You can compare up to 4 products');
  await expect(choices(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page).locator('img')).toHaveCount(4);
  await seesNoBarrier();
  await tray(page).locator('a').click();
  await expect(comparison(page)).toHaveAttribute('data-compared', '4');
  await expect(comparison(page)).toContainText('Smallest');
  await seesNoBarrier();
  // The first three are one supplier's, so their facts about the supplier are the same.
  await comparison(page)
    .getByRole('link', { name: /^Remove/ })
    .last()
    .click();
  await expect(comparison(page)).toHaveAttribute('data-compared', '3');
  const rows = comparison(page).locator('[data-row=same]');
  await expect(rows.first()).toBeHidden();
  await page.getByRole('radio', { name: /^All \d/ }).check();
  await expect(rows.first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(tray(page)).toHaveAttribute('data-compare-tray', '3');
});

const MUGS = '/compare?ids=P108163.P108281.P108171';
const rowNames = (page: Page) => comparison(page).locator('tbody th > bdi').allTextContents();

test('R-1.001 the heads stay in view while the page scrolls', async ({ page, seesNoBarrier }) => {
  await open(page, MUGS);
  const head = page.getByRole('columnheader', { name: /Hand-painted/ });
  const before = await head.boundingBox();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(head).toBeInViewport({ ratio: 1 });
  const after = await head.boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  expect(after?.height).toBeLessThan(90);
  await seesNoBarrier();
});

test('R-1.001 rows that differ come first, and a value that two products share is not the best', async ({ page }) => {
  await open(page, MUGS);
  const names = await rowNames(page);
  expect(names.slice(0, 3)).toEqual(['Unit price', 'In total', 'Lead time']);
  expect(names).not.toContain('Minimum order');
  await expect(comparison(page).locator('[data-row=same]', { hasText: 'Minimum order' })).toBeVisible();
  await expect(comparison(page).getByText('Lowest', { exact: true })).toHaveCount(1);
  // Two of three have the shortest lead time.
  await expect(comparison(page).getByText('Shortest', { exact: true })).toHaveCount(0);
});

test('R-1.001 nothing is hidden where the switch would hide only one or two rows', async ({ page }) => {
  await open(page, MUGS);
  await expect(comparison(page).locator('[data-row=same]')).toHaveCount(1);
  await expect(comparison(page).getByRole('radio')).toHaveCount(0);
});

test('R-1.001 a phone’s narrow heads name the suppliers, in three lines at most', tagPhoneOnly, async ({ page }) => {
  await open(page, MUGS);
  const heads = comparison(page).locator('th[data-industry]');
  for (const [index, supplier] of ['Navrang', 'Ningbo', 'Anadolu'].entries())
    await expect(heads.nth(index).getByText(supplier, { exact: true })).toBeVisible();
  expect((await heads.first().boundingBox())?.height).toBeLessThanOrEqual(56);
});

test('D-25 R-1.004 the bar and the column say that a supplier rated red is left out', async ({ page }) => {
  await open(page, MUGS);
  const bar = page.locator('[data-ask-all]');
  await expect(bar).toContainText('1 supplier rated red is left out');
  await expect(comparison(page).locator('[data-alone]')).toHaveCount(1);
  await bar.getByRole('button', { name: 'Ask 2 suppliers' }).click();
  await expect(page.getByRole('heading', { name: 'One message to 2 suppliers' })).toBeFocused();
});

test('D-25 where only one supplier is not rated red, the bar leads to its enquiry', async ({ page }) => {
  await open(page, '/compare?ids=P100512.P108171');
  const bar = page.locator('[data-ask-all]');
  await expect(bar).toContainText('1 supplier rated red is left out');
  await bar.getByRole('link', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/enquiry\/.*P100512/);
});

test('D-48 the compared quantity is in the message to all suppliers and in a product’s enquiry', async ({ page }) => {
  await open(page, MUGS);
  const field = comparison(page).getByRole('textbox', { name: 'Quantity', exact: true });
  await page.getByRole('button', { name: 'Ask 2 suppliers' }).click();
  const quantity = page.locator('[data-part=ask-all] [name=quantity]');
  await expect(quantity).toHaveValue('500');
  await field.fill('20000');
  await field.press('Enter');
  await expect(quantity).toHaveValue('20000');
  await comparison(page).getByRole('link', { name: 'Send enquiry' }).first().click();
  await expect(page.locator('[data-page=enquiry] [name=quantity]')).toHaveValue('20000');
});

test('R-1.001 prices are compared at a quantity that the buyer types, but at none below the minimum orders', async ({
  page,
}) => {
  await open(page, MUGS);
  const field = comparison(page).getByRole('textbox', { name: 'Quantity' });
  const least = Number(await field.inputValue());
  await field.fill('20000');
  await field.press('Enter');
  await expect(page).toHaveURL(/quantity=20000/);
  await expect(comparison(page)).toContainText('for 20,000 pieces');
  await field.fill('1');
  await field.blur();
  await expect(page).toHaveURL(new RegExp(`quantity=${least}`));
  await expect(field).toHaveValue(String(least));
});

test('a phone’s comparison without a bar has tabs, and one with a bar has none', tagPhoneOnly, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Main menu' });
  await open(page, '/compare?ids=P100512');
  await expect(tabs).toBeVisible();
  await expect(page.locator('[data-ask-all]')).toHaveCount(0);
  await open(page, '/compare?ids=P100512.P100365');
  await expect(tabs).toHaveCount(0);
  const names = page.locator('[data-ask-all] b');
  expect((await names.boundingBox())?.height).toBeLessThan(20);
  expect(await names.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('R-1.001 more than five rows that are the same are folded', async ({ page }) => {
  await open(page, '/compare?ids=P100513.P100514');
  await page.getByRole('radio', { name: /^All \d/ }).check();
  const same = comparison(page).locator('[data-same]');
  const all = Number(await same.getAttribute('data-same'));
  expect(all).toBeGreaterThan(5);
  await expect(same.locator('[data-row=same]:visible')).toHaveCount(5);
  await same.locator('summary').press('Enter');
  await expect(same.locator('[data-row=same]:visible')).toHaveCount(all);
});

test('R-1.001 four products scroll sideways on a phone, and the heads with them', tagPhoneOnly, async ({ page }) => {
  await open(page, '/compare?ids=P100274.P108163.P108281.P108171');
  const body = comparison(page).locator('tbody');
  await body.evaluate((element) => element.scrollTo({ left: 999 }));
  const left = await body.evaluate((element) => element.scrollLeft);
  expect(left).toBeGreaterThan(20);
  await expect
    .poll(() =>
      comparison(page)
        .locator('thead')
        .evaluate((element) => element.scrollLeft),
    )
    .toBe(left);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('R-1.001 three mugs fill one and a half screens of a phone before their end', tagPhoneOnly, async ({ page }) => {
  await open(page, MUGS);
  const end = await comparison(page)
    .locator('[data-same]')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(1.5 * 812);
});

test('R-1.024 a comparison in Arabic scrolls inside a phone’s page, not with it', tagPhoneOnly, async ({ page }) => {
  await open(page, `${LIST}&lang=ar`);
  await choose(page, 3);
  await tray(page).locator('a').click();
  await expect(comparison(page)).toHaveAttribute('data-compared', '3');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test(
  'R-1.001 the chosen products are still there after a reload and on a product page, and can be removed there',
  tagPcOnly,
  async ({ page }) => {
    await open(page, LIST);
    await choose(page, 2);
    await expect(tray(page).locator('img')).toHaveCount(2);
    await page.reload();
    await expect(tray(page)).toHaveAttribute('data-compare-tray', '2');
    await page.locator('main li[data-industry] > a').first().click();
    const button = page.locator('[data-page=product] button[aria-pressed]', { hasText: 'Compare' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(tray(page)).toHaveAttribute('data-compare-tray', '1');
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    await expect(tray(page)).toHaveCount(0);
  },
);

/**
 * A phone lays out the cards above only when they come near, which moves the target by some pixels. A click in that
 * frame would miss the button.
 */
async function scrollUntilStill(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const y = (await target.boundingBox())?.y ?? Number.NaN;
      const isStill = y === before;
      before = y;
      return isStill;
    })
    .toBe(true);
}

test(
  'R-1.001 recently viewed products are shown below the next product, and can be cleared',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, LIST);
    const link = (place: number) => page.locator('main li[data-industry] > a').nth(place);
    const name = await link(0).locator('bdi').first().textContent();
    await link(0).click();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_products'))).not.toBeNull();
    await page.goBack();
    await link(1).click();
    await expect(seen(page)).toContainText(name ?? '');
    await expect(seen(page).locator('li')).toHaveCount(1);
    const forget = seen(page).getByRole('button', { name: 'Clear list' });
    await scrollUntilStill(forget);
    await forget.click();
    await expect(seen(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('seen_products'))).toBeNull();
  },
);

test('the pictures of a product are browsed with the arrow keys and the thumbnails', tagPcOnly, async ({ page }) => {
  await open(page, LIST);
  await page.locator('main li[data-industry] > a').first().click();
  const row = page.getByRole('list', { name: 'Pictures' });
  const thumb = (number: number) => page.getByRole('button', { name: `Picture ${number} of` });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-page=product]')).toContainText(/2 \/ \d/);
  await thumb(3).click();
  await expect(thumb(3)).toHaveAttribute('aria-pressed', 'true');
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
});

test(
  'R-1.001 R-1.004 all compared suppliers are asked at once with one message',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/compare?ids=P100512.P100365');
    const askAll = page.locator('[data-part=ask-all]');
    // The bar stays at the foot of the window.
    await expect(page.getByRole('button', { name: 'Ask both suppliers' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Ask both suppliers' }).click();
    await expect(askAll.getByRole('heading')).toBeFocused();
    await askAll.getByRole('button', { name: 'Send to all' }).click();
    await expect(askAll.locator('[name=content]')).toBeFocused();
    await seesNoBarrier();
    await askAll.locator('[name=content]').fill('What is your best price for 25,000?');
    await askAll.locator('[name=email]').fill(`lena-${crypto.randomUUID()}@havel.example`);
    const sent = page.waitForRequest(/submitMany$/);
    await askAll.getByRole('button', { name: 'Send to all' }).click();
    expect((await sent).postDataJSON().data.targets).toHaveLength(2);
    await expect(askAll).toContainText('Open the link that we emailed to');
    await expect(askAll.getByRole('heading')).toBeFocused();
    await seesNoBarrier();
  },
);
