import {
  createBuyer,
  createEmail,
  fillEmail,
  getEmailField,
  getPasswordField,
  SUPPLIER,
  sendOf,
  showForm,
} from './support/accounts.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test(
  'R-4.042 the password field is enabled while the email address is valid, and disabled otherwise',
  tagPcOnly,
  async ({ page, request }) => {
    const { email } = await createBuyer(request);
    await open(page, '/login');
    const password = getPasswordField(page, 'login');
    await expect(password).toBeDisabled();
    await password.focus();
    await page.keyboard.type('too early');
    await expect(password).toHaveValue('');
    await fillEmail(page, 'login', email);
    await expect(password).toBeEnabled();
    await fillEmail(page, 'login', 'priya@');
    await expect(password).toBeDisabled();
    await expect(page.locator('[data-field=login-email]')).toContainText(
      'Enter a valid email address, such as name@example.com',
    );
  },
);

test(
  'A-22 an email address and password filled in by a password manager are accepted',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await open(page, '/login');
    for (const [field, value] of [
      [getEmailField(page, 'login'), buyer.email],
      [getPasswordField(page, 'login'), buyer.password],
    ] as const) {
      await field.evaluate((input: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
    }
    await expect(getPasswordField(page, 'login')).toBeEnabled();
    await sendOf(page, 'login').click();
    await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
  },
);

test(
  'R-5.018 R-5.021 R-8.029 R-8.030 R-4.039 R-4.040 each message leads to the other form with the email address filled in',
  tagPhoneOnly,
  async ({ page, request }) => {
    const { email } = await createBuyer(request);
    const stranger = createEmail();
    await open(page, '/login');
    await fillEmail(page, 'login', stranger);
    await page.getByRole('button', { name: 'This email is not registered. Join free' }).click();
    await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'register');
    await expect(getEmailField(page, 'register')).toHaveValue(stranger);
    await expect(getPasswordField(page, 'register')).toBeFocused();
    await fillEmail(page, 'register', email);
    await page.getByRole('button', { name: 'This email is already registered. Log in' }).click();
    await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'login');
    await expect(getEmailField(page, 'login')).toHaveValue(email);
    await expect(getPasswordField(page, 'login')).toBeEnabled();
    await showForm(page, 'register');
    await expect(getEmailField(page, 'register')).not.toHaveValue(stranger);
  },
);

test(
  'R-5.019 R-5.022 R-8.028 both forms say that suppliers cannot register or log in there',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, '/login');
    for (const form of ['login', 'register'] as const) {
      await showForm(page, form);
      await fillEmail(page, form, SUPPLIER.email);
      await expect(page.locator(`[data-field=${form}-email]`)).toContainText(
        'Suppliers cannot register or log in here',
      );
      await expect(getPasswordField(page, form)).toBeDisabled();
    }
  },
);

test(
  'R-4.037 R-4.038 an email address in the URL selects the form and is filled in',
  tagPcOnly,
  async ({ page, request }) => {
    const { email } = await createBuyer(request);
    const stranger = createEmail();
    for (const [address, form] of [
      [email, 'login'],
      [stranger, 'register'],
    ] as const) {
      await open(page, `/login?email=${encodeURIComponent(address)}`);
      await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', form);
      await expect(getEmailField(page, form)).toHaveValue(address);
      await expect(getPasswordField(page, form)).toBeEnabled();
    }
  },
);

test('a round spinner is shown while an email address is checked', tagPcOnly, async ({ page }) => {
  await page.route('**/register/memberCheck.json', () => undefined);
  await open(page, '/login');
  await fillEmail(page, 'login', createEmail());
  const ring = page.locator('[data-field=login-email][data-state=validating] i');
  expect(await ring.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])).toEqual([20, 20]);
});

test(
  'R-5.023 R-5.025 R-5.028 an email address of a free provider is accepted with a warning, an unverifiable one without',
  tagPcOnly,
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/register');
    await fillEmail(page, 'register', `${crypto.randomUUID()}@gmail.com`);
    await expect(page.locator('[data-field=register-email]')).toContainText('We recommend using your company email');
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    await page.route('**/public/email/verify', () => undefined);
    await fillEmail(page, 'register', createEmail());
    await expect(getPasswordField(page, 'register')).toBeDisabled();
    // The address check does not respond; advance the page's clock past its time-out.
    const isTaken = async () => {
      await page.clock.runFor(1_000);
      return getPasswordField(page, 'register').isEnabled();
    };
    await expect.poll(isTaken).toBe(true);
    await expect(page.locator('[data-field=register-email]')).not.toContainText(
      'We recommend using your company email',
    );
  },
);
