import type { Locator } from '@playwright/test';
import { getLoginModal, openModal } from './support/accounts.ts';
import { createManyTags, provideTags } from './support/many-tags.ts';
import { movePointer } from './support/rfq.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const field = (page: Page) => page.locator('main [data-tag-selector]');
const input = (page: Page) => page.locator('[data-field=cateAndTag] input[role=combobox]');
const chips = (page: Page) => page.locator('[data-field=cateAndTag] [data-chip]');
const browse = (page: Page) => page.locator('[data-field=cateAndTag] [aria-haspopup=dialog]');
const panel = (page: Page) => page.locator('[data-overlay=tag-selector]');
const options = (page: Page) => panel(page).getByRole('option');
const inlineOptions = (page: Page) => page.locator('[data-field=cateAndTag]').getByRole('option');

/** Opens the RFQ form with its tags loaded. */
async function openField(page: Page, query = ''): Promise<void> {
  await open(page, `/rfq${query}`);
  await movePointer(page);
  await expect(field(page)).toHaveAttribute('data-tag-place', 'closed');
  await expect(field(page).locator('fieldset button').first()).toBeVisible();
}

async function openPanel(page: Page, query = ''): Promise<void> {
  await openField(page, query);
  await browse(page).click();
  await expect(options(page).first()).toBeVisible();
}

/** The left and lower edges of an element, in whole pixels. */
async function lowerLeft(part: Locator): Promise<readonly number[]> {
  const { x, y, height } = (await part.boundingBox()) ?? { x: -1, y: -1, height: 0 };
  return [x, y + height].map(Math.round);
}

test('R-4.078 R-4.079 R-4.080 R-4.081 the tag selector is closed at first, opens over the page, and writes the value on confirmation', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  await openField(page);
  await expect(panel(page)).toHaveCount(0);
  await browse(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toHaveAttribute('data-shape', layout === 'pc' ? 'modal' : 'slider');
  if (layout === 'h5') await expect.poll(() => lowerLeft(panel(page))).toEqual([0, 812]);
  await options(page).nth(1).click();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await seesNoBarrier();
  const name = (await options(page).nth(1).locator('bdi').first().textContent()) ?? 'no name';
  await panel(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(chips(page)).toHaveText([name]);
  await expect(browse(page)).toBeFocused();
});

test('R-4.083 a press on the backdrop confirms', tagPhoneOnly, async ({ page }) => {
  await openPanel(page);
  await options(page).first().click();
  await page.mouse.click(30, 10);
  await expect(panel(page)).toHaveCount(0);
  await expect(chips(page)).toHaveCount(1);
});

test('Escape and Cancel discard the ticked tags and return the focus', tagPcOnly, async ({ page }) => {
  await openPanel(page);
  await options(page).first().click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(chips(page)).toHaveCount(0);
  await expect(browse(page)).toBeFocused();
  await browse(page).click();
  await options(page).first().click();
  await panel(page).getByRole('button', { name: 'Cancel' }).last().click();
  await expect(chips(page)).toHaveCount(0);
});

test(
  'R-9.053 R-2.255 version 1 is the default, and a version set in the URL lasts for the visit',
  tagPcOnly,
  async ({ page }) => {
    await openField(page);
    await expect(field(page)).toHaveAttribute('data-tag-selector', 'v1');
    await openField(page, '?f_catsw2=1');
    await expect(field(page)).toHaveAttribute('data-tag-selector', 'v2');
    await openField(page);
    await expect(field(page)).toHaveAttribute('data-tag-selector', 'v2');
    await openField(page, '?f_catsw2=0');
    await expect(field(page)).toHaveAttribute('data-tag-selector', 'v1');
  },
);

test(
  'R-9.053 version 2 shows a category beside its tags, and both can be used with the keyboard',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await openPanel(page, '?f_catsw2=1');
    await seesNoBarrier();
    const tabs = panel(page).getByRole('tab');
    const [first, second] = [tabs.nth(0), tabs.nth(1)];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const before = await options(page).first().textContent();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first()).not.toHaveText(before ?? '');
    await panel(page).getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(second).toContainText('1');
  },
);

test('R-5.035 R-5.036 R-5.037 R-8.024 the eleventh tag is rejected with the reason', tagPcOnly, async ({ page }) => {
  await openPanel(page);
  for (let index = 0; index < 11; index += 1) await options(page).nth(index).click();
  await expect(panel(page).getByRole('alert')).toContainText('At most 10 tags can be chosen');
  await expect(options(page).nth(10)).toHaveAttribute('aria-selected', 'false');
  await panel(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(chips(page)).toHaveCount(10);
  await field(page).locator('fieldset button[aria-pressed=false]').first().click();
  await expect(page.locator('[data-field=cateAndTag]').getByRole('alert')).toContainText('10');
  await expect(chips(page)).toHaveCount(10);
});

test(
  'R-5.039 R-4.082 text without a matching tag becomes the product name, on Enter and on leaving the field',
  tagPcOnly,
  async ({ page }) => {
    await openField(page);
    await input(page).fill('hand-carved stone lamps');
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText(['hand-carved stone lamps']);
    await expect(chips(page)).toHaveAttribute('data-chip', 'product');
    await input(page).fill('stone lamps');
    await page.locator('[data-field=description] textarea').focus();
    await expect(chips(page)).toHaveText(['stone lamps']);
    await chips(page).getByRole('button', { name: 'Remove stone lamps' }).click();
    await expect(chips(page)).toHaveCount(0);
  },
);

test(
  'R-5.039 in the modal, text without a matching tag is offered as the product name',
  tagPhoneOnly,
  async ({ page }) => {
    await openPanel(page);
    await panel(page).getByRole('combobox').fill('qqzzxx lamps');
    await expect(panel(page)).toContainText('No tag matches qqzzxx lamps.');
    await panel(page)
      .getByRole('button', { name: /qqzzxx lamps/ })
      .click();
    await expect(chips(page)).toHaveText(['qqzzxx lamps']);
  },
);

test(
  'R-5.040 recommended tags are shown beside the field from the start, and are ticked with a press',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/rfq');
    const recommended = field(page).locator('fieldset button');
    expect(await recommended.count()).toBeGreaterThan(3);
    await expect(field(page)).toHaveAttribute('data-tag-place', 'coming');
    await recommended.first().click();
    await expect(recommended.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(chips(page)).toHaveText([(await recommended.first().textContent()) ?? '']);
    await recommended.first().click();
    await expect(chips(page)).toHaveCount(0);
  },
);

test(
  'R-5.041 R-5.043 R-5.044 R-5.045 R-5.046 the field has a placeholder and takes 200 characters; a search ignores case and lists ten matches below it, 99 in the modal',
  tagPcOnly,
  async ({ page }) => {
    await openField(page);
    await expect(input(page)).toHaveAttribute('placeholder', 'search by keywords');
    await expect(input(page)).toHaveAttribute('maxlength', '200');
    await input(page).fill('COTTON');
    await expect(inlineOptions(page).first()).toContainText(/cotton/i);
    await input(page).fill('e');
    await expect(inlineOptions(page)).toHaveCount(10);
    await browse(page).click();
    await expect(panel(page).getByRole('combobox')).toHaveValue('e');
    await expect(options(page)).toHaveCount(99);
    await expect(panel(page)).toContainText('More matching tags');
  },
);

test('the list below the field can be used with the keyboard alone', tagPcOnly, async ({ page, seesNoBarrier }) => {
  await openField(page);
  await input(page).focus();
  await page.keyboard.type('cot');
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await seesNoBarrier();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await input(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await inlineOptions(page).nth(1).getAttribute('id'));
  const name = (await inlineOptions(page).nth(1).locator('bdi').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(input(page)).toBeFocused();
  await expect(chips(page)).toHaveText([name]);
  await page.keyboard.press('Backspace');
  await expect(chips(page)).toHaveCount(0);
});

test(
  'the selector is a separate window over the login: Escape and the backdrop close only the selector',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, '/about-us.html');
    await openModal(page, { tab: 'register' });
    const interests = getLoginModal(page).locator('[data-field=register-interests]');
    await interests.locator('[aria-haspopup=dialog]').click();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(getLoginModal(page)).toBeVisible();
    await interests.locator('[aria-haspopup=dialog]').click();
    await options(page).first().click();
    await page.mouse.click(30, 10);
    await expect(interests.locator('[data-chip]')).toHaveCount(1);
    await expect(getLoginModal(page)).toBeVisible();
  },
);

test('of 900 categories and 1,500 tags only those in view are rendered', tagPcOnly, async ({ page }) => {
  await provideTags(page, createManyTags());
  await open(page, '/rfq?f_catsw2=1');
  await movePointer(page);
  await expect(field(page)).toHaveAttribute('data-tag-place', 'closed');
  await browse(page).click();
  await expect(panel(page).getByRole('tab')).toHaveCount(300);
  await expect(options(page)).toHaveCount(5);
  await panel(page).getByRole('combobox').pressSequentially('lamp 1');
  await expect(options(page)).toHaveCount(99);
  await panel(page).getByRole('combobox').fill('');
  await expect(options(page)).toHaveCount(5);
});

test(
  'R-5.039 R-5.040 text typed after a recommended tag stays, even if the tags load later',
  tagPcOnly,
  async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route('**/getCateAndTagV2', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await open(page, '/rfq');
    const field = page.locator('[data-field=cateAndTag]');
    await field.locator('fieldset button').first().click();
    await field.locator('input').fill('Canvas');
    await expect(page.locator('[data-tag-place=inline]')).toBeVisible();
    await page.keyboard.press('Enter');
    typed.resolve();
    await expect(field).toContainText('Canvas');
    await expect(field.locator('fieldset button[aria-pressed=true]')).toHaveCount(1);
  },
);
