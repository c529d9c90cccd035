import {
  createBuyer,
  createEmail,
  fillEmail,
  getEmailField,
  getForm,
  getLoginModal,
  getPasswordField,
  openModal,
  recordCalls,
  sendOf,
  showForm,
} from './support/accounts.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** Loads the view of the login over a page, but not its flow, which loads on first use. */
async function openOnce(page: Page): Promise<void> {
  await open(page, '/about-us.html');
  await openModal(page);
  await getLoginModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(getLoginModal(page)).toHaveCount(0);
}

test(
  'R-5.007 R-5.020 submitting before the code has loaded shows the missing fields at once, and the errors stay',
  tagPcOnly,
  async ({ page }) => {
    const calls = recordCalls(page, 'memberCheck.json', 'loginPc.json');
    await open(page, '/login');
    const letGo = await stopCodeLoading(page);
    await sendOf(page, 'login').click();
    const [email, password] = [
      page.locator('[data-field=login-email]'),
      page.locator('[data-field=login-password]'),
    ] as const;
    await expect(email).toHaveAttribute('data-state', 'required');
    await expect(password).toContainText('Fill in this field');
    await expect(getEmailField(page, 'login')).toBeFocused();
    letGo();
    await fillEmail(page, 'register', createEmail());
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    await expect(email).toHaveAttribute('data-state', 'required');
    await expect(password).toContainText('Fill in this field');
    expect(calls).toEqual(['memberCheck.json']);
  },
);

test(
  'R-4.042 R-4.086 a login submitted before the code has loaded is sent once it has',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await open(page, '/login');
    const letGo = await stopCodeLoading(page);
    await fillEmail(page, 'login', buyer.email);
    await getPasswordField(page, 'login').focus();
    await page.keyboard.type(buyer.password);
    await page.keyboard.press('Enter');
    await expect(sendOf(page, 'login')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
    await expect(page).not.toHaveURL(/login/);
  },
);

test('A-22 values filled in before the code has loaded are used', tagPcOnly, async ({ page, request }) => {
  const buyer = await createBuyer(request);
  const letGo = await stopCodeLoading(page);
  await page.goto('/login', { waitUntil: 'commit' });
  for (const [field, value] of [
    [getEmailField(page, 'login'), buyer.email],
    [getPasswordField(page, 'login'), buyer.password],
  ] as const) {
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
  letGo();
  await expect(getPasswordField(page, 'login')).toBeEnabled();
  await sendOf(page, 'login').click();
  await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
});

test(
  'R-2.189 R-4.037 a tab chosen before the code has loaded stays selected and receives a known email address',
  tagPhoneOnly,
  async ({ page }) => {
    const email = createEmail();
    await openOnce(page);
    const letGo = await stopCodeLoading(page);
    await openModal(page, { email });
    await expect(getEmailField(page, 'login')).toHaveValue(email);
    await showForm(page, 'register');
    await expect(getEmailField(page, 'register')).toHaveValue(email);
    letGo();
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    await expect(getForm(page, 'login')).toHaveCount(0);
  },
);

test('R-2.179 the login modal can be closed before its code has loaded', tagPcOnly, async ({ page }) => {
  await openOnce(page);
  await stopCodeLoading(page);
  await openModal(page);
  await getEmailField(page, 'login').fill('priya@');
  await getLoginModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(getLoginModal(page)).toHaveCount(0);
});

test(
  'R-5.007 R-4.086 a password reset request is rejected or sent, even if made before the code has loaded',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/resetPassword');
    const letGo = await stopCodeLoading(page);
    const field = page.locator('[data-field=reset-email]');
    const send = page.locator('form[data-form=reset] button[type=submit]');
    await send.click();
    await expect(field).toHaveAttribute('data-state', 'required');
    await expect(field.locator('input')).toBeFocused();
    await field.locator('input').fill(createEmail());
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.locator('[data-page=resetPassword] > [data-state]')).toHaveAttribute('data-state', 'mailed');
  },
);
