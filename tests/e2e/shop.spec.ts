import { createBuyer, fillLogin } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The supplier of the demo world with the most products. */
const SHOP = '/supplier/x_S1031.html';
/** The demo supplier, whose certificates staff have approved. */
const CERTIFIED = '/supplier/x_S1019.html';

/** A product of the demo world that buyers have reviewed. */
const REVIEWED = '/x_P100511.html';

const goods = (page: Page) => page.locator('#products li[data-industry]');

test('R-2.036 a store is browsed by page, by category and by keyword', async ({ page, layout, seesNoBarrier }) => {
  await open(page, SHOP);
  await seesNoBarrier();
  await expect(goods(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?pageNo=2$/);
  await expect(page.locator('#profile')).toHaveCount(0);
  const group = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  await group.click();
  await expect(page).toHaveURL(/category_id=/);
  await expect(group).toHaveAttribute('aria-current', 'true');
  await page.locator('#products input[name=keyword]').fill('bottle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=bottle/);
  await expect(goods(page).first()).toContainText(/bottle/i);
  await seesNoBarrier();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(/_S1031\.html$/);
  if (layout === 'pc') return;
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByText('Profile').click();
  await expect(page.locator('#profile h2')).toBeInViewport();
  await expect(page.locator('[aria-current=location]')).toHaveText('Profile');
});

test(
  'D-82 D-63 A-20 following as a guest is completed after returning from the login',
  tagPhoneOnly,
  async ({ page, request }) => {
    await open(page, SHOP);
    const button = page.locator('button[aria-pressed]', { hasText: /^Follow/ });
    await button.click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, await createBuyer(request));
    await expect(page).toHaveURL(/_S1031\.html$/);
    await expect(button).toHaveText('Following');
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveText('Follow supplier');
    await expect(page.getByRole('status').filter({ hasText: 'no longer follow' })).toHaveCount(1);
  },
);

test('D-52 a certificate is viewed over the page with the keyboard', tagPcOnly, async ({ page, seesNoBarrier }) => {
  await open(page, CERTIFIED);
  const opener = page.getByRole('button', { name: 'ISO 9001:2015' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ISO 9001:2015' });
  await expect(dialog).toContainText('FH-QM-20418');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await seesNoBarrier();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  // On a product page they are in a table, which does not fit on a phone.
  await goods(page).locator('a').first().click();
  await expect(page.locator('#certificates table')).toHaveCount(1);
  await seesNoBarrier();
});

test(
  'D-52 R-2.035 a product shows its supplier’s certificates, which open over the page, and its reviews',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, CERTIFIED);
    await goods(page).locator('a').first().click();
    const certificates = page.locator('#certificates');
    await expect(certificates).toContainText('ISO 9001:2015');
    await expect(certificates).toContainText('Expires in');
    await expect(certificates.locator('table')).toHaveCount(0);
    await seesNoBarrier();
    const opener = certificates.getByRole('link', { name: 'View ISO 9001:2015' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'ISO 9001:2015' });
    await expect(dialog).toContainText('FH-QM-20418');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await open(page, REVIEWED);
    await expect(page.locator('#reviews li[class]').first()).toBeVisible();
    await seesNoBarrier();
  },
);

test(
  'D-63 a follow status requested before a press does not overwrite the result of the press',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    let answer = (): void => undefined;
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/follow/standing', async (route) => {
      const standing = await route.fetch();
      await pressed;
      await route.fulfill({ response: standing });
    });
    const asked = page.waitForRequest('**/follow/standing');
    await open(page, SHOP);
    await asked;
    const button = page.locator('button[aria-pressed]', { hasText: /^Follow/ });
    await button.click();
    await expect(button).toHaveText('Following');
    const late = page.waitForResponse('**/follow/standing');
    answer();
    await late;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(button).toHaveText('Following');
  },
);

test(
  'D-63 on a phone a product is followed and compared from a menu in the top bar',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, REVIEWED);
    await page.getByLabel('More actions').click();
    await expect(page.getByRole('button', { name: 'Follow product' })).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('button', { name: 'Compare', pressed: true })).toBeHidden();
    await page.getByLabel('More actions').click();
    await expect(page.getByRole('button', { name: 'Compare', pressed: true })).toBeVisible();
  },
);
