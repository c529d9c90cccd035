import { createBuyer, fillLogin } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const state = (page: Page) => page.locator('[data-page=resetPassword] > [data-state]');
const field = (page: Page, name: string) => page.locator(`[data-field=reset-${name}] input`);
const send = (page: Page) => page.locator('form[data-form=reset] button[type=submit]');

test(
  'R-2.155 R-7.084 R-7.085 THR-04 a forgotten password is reset by a link that works once',
  tagPhoneOnly,
  async ({ page, request, browser, baseURL, mailLinks, seesNoBarrier }) => {
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    const buyer = await signIn(elsewhere, request);
    await open(elsewhere, '/about-us.html');
    await expect(elsewhere.locator('[data-account=buyer]').first()).toBeVisible();
    await open(page, '/resetPassword');
    await seesNoBarrier();
    await field(page, 'email').fill(buyer.email);
    await send(page).click();
    await expect(state(page)).toHaveAttribute('data-state', 'mailed');
    await expect(page.locator('h1')).toHaveText('Check your email');
    await seesNoBarrier();
    await expect.poll(() => mailLinks(buyer.email)).toHaveLength(1);
    const [link = ''] = await mailLinks(buyer.email);
    const address = new URL(link).pathname + new URL(link).search;
    // Mail scanners fetch the links of emails.
    const looked = await request.get(address);
    expect([looked.status(), looked.headers()['referrer-policy']]).toEqual([200, 'no-referrer']);
    const [, told = ''] = (await looked.text()).split('id="boot"');
    expect(told).not.toContain(new URL(link).searchParams.get('token'));
    await open(page, address);
    await expect(state(page)).toHaveAttribute('data-state', 'enteringPassword');
    expect(page.url()).not.toContain('token');
    await seesNoBarrier();
    await field(page, 'password').fill('a newer password');
    await send(page).click();
    await expect(state(page)).toHaveAttribute('data-state', 'saved');
    await seesNoBarrier();
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await expect(page.locator('[data-field=login-email] input')).toHaveValue(buyer.email);
    await fillLogin(page, { ...buyer, password: 'a newer password' });
    await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
    // Logins with the old password have ended.
    await elsewhere.reload();
    await expect(elsewhere.locator('[data-account=visitor]').first()).toBeVisible();
    await elsewhere.close();
    await open(page, address);
    await expect(state(page)).toHaveAttribute('data-state', 'linkExpired');
    await expect(page.locator('h1')).toHaveText('This link has expired');
    await seesNoBarrier();
    await page.getByRole('button', { name: 'Send another email' }).click();
    await expect(state(page)).toHaveAttribute('data-state', 'enteringEmail');
  },
);

test(
  'R-5.007 an invalid email address or password shows an error at its field',
  tagPcOnly,
  async ({ page, request, mailLinks, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    await open(page, '/resetPassword');
    await field(page, 'email').fill('priya@');
    await send(page).click();
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.locator('[data-field=reset-email]')).toContainText(
      'Enter a valid email address, such as name@example.com',
    );
    await seesNoBarrier();
    await field(page, 'email').fill(buyer.email);
    await send(page).click();
    await expect.poll(() => mailLinks(buyer.email)).toHaveLength(1);
    const [link = ''] = await mailLinks(buyer.email);
    await open(page, new URL(link).pathname + new URL(link).search);
    await expect(state(page)).toHaveAttribute('data-state', 'enteringPassword');
    await send(page).click();
    await expect(page.locator('[data-field=reset-password]')).toContainText('Fill in this field');
    await expect(field(page, 'password')).toBeFocused();
    await field(page, 'password').fill('short');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-field=reset-password]')).toContainText('Enter at least 6 characters');
    await expect(field(page, 'password')).toBeFocused();
    await seesNoBarrier();
  },
);

test('A-24 the reset page does not reveal whether an email address has an account', tagPcOnly, async ({ page }) => {
  await open(page, '/resetPassword');
  await field(page, 'email').fill(`nobody-${crypto.randomUUID()}@malabar-trading.example`);
  await send(page).click();
  await expect(state(page)).toHaveAttribute('data-state', 'mailed');
});

test('a link that cannot be checked at the moment is checked again on request', tagPcOnly, async ({ page }) => {
  let isDown = true;
  await page.route('**/checkResetPasswordLink', (route) =>
    isDown ? route.fulfill({ json: { code: '500', msg: 'Out for lunch', data: null } }) : route.continue(),
  );
  await open(page, '/resetPassword?token=never-ours');
  await expect(state(page)).toHaveAttribute('data-state', 'unavailable');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page)).toHaveAttribute('data-state', 'linkExpired');
});
