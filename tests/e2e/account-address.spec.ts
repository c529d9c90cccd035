import { choose, emailOf, giveEmail, newBuyer, newEmail, passwordOf, SUPPLIER, sendOf } from './support/accounts.ts';
import { expect, onPc, onPhone, open, test } from './support/test.ts';

test(
  'R-4.042 the password may be typed once the address is right, and no longer when it is not',
  onPc,
  async ({ page, request }) => {
    const { email } = await newBuyer(request);
    await open(page, '/login');
    const password = passwordOf(page, 'login');
    await expect(password).toBeDisabled();
    await password.focus();
    await page.keyboard.type('too early');
    await expect(password).toHaveValue('');
    await giveEmail(page, 'login', email);
    await expect(password).toBeEnabled();
    await giveEmail(page, 'login', 'priya@');
    await expect(password).toBeDisabled();
    await expect(page.locator('[data-field=login-email]')).toContainText(
      'Enter a valid email address, such as name@example.com',
    );
  },
);

test('A-22 what a password manager fills in counts, the password along with it', onPc, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await open(page, '/login');
  for (const [field, value] of [
    [emailOf(page, 'login'), buyer.email],
    [passwordOf(page, 'login'), buyer.password],
  ] as const) {
    await field.evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  }
  await expect(passwordOf(page, 'login')).toBeEnabled();
  await sendOf(page, 'login').click();
  await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
});

test(
  'R-5.018 R-5.021 R-8.029 R-8.030 R-4.039 R-4.040 each message leads to the other form with the address',
  onPhone,
  async ({ page, request }) => {
    const { email } = await newBuyer(request);
    const stranger = newEmail();
    await open(page, '/login');
    await giveEmail(page, 'login', stranger);
    await page.getByRole('button', { name: 'This email is not registered. Join free' }).click();
    await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'register');
    await expect(emailOf(page, 'register')).toHaveValue(stranger);
    await expect(passwordOf(page, 'register')).toBeFocused();
    await giveEmail(page, 'register', email);
    await page.getByRole('button', { name: 'This email is already registered. Log in' }).click();
    await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'login');
    await expect(emailOf(page, 'login')).toHaveValue(email);
    await expect(passwordOf(page, 'login')).toBeEnabled();
    await choose(page, 'register');
    await expect(emailOf(page, 'register')).not.toHaveValue(stranger);
  },
);

test(
  'R-5.019 R-5.022 R-8.028 a supplier is told on either form that this is not the place',
  onPhone,
  async ({ page }) => {
    await open(page, '/login');
    for (const form of ['login', 'register'] as const) {
      await choose(page, form);
      await giveEmail(page, form, SUPPLIER.email);
      await expect(page.locator(`[data-field=${form}-email]`)).toContainText(
        'Suppliers cannot register or log in here',
      );
      await expect(passwordOf(page, form)).toBeDisabled();
    }
  },
);

test(
  'R-4.037 R-4.038 an address in the address decides on the form and stands in it',
  onPc,
  async ({ page, request }) => {
    const { email } = await newBuyer(request);
    const stranger = newEmail();
    for (const [address, form] of [
      [email, 'login'],
      [stranger, 'register'],
    ] as const) {
      await open(page, `/login?email=${encodeURIComponent(address)}`);
      await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', form);
      await expect(emailOf(page, form)).toHaveValue(address);
      await expect(passwordOf(page, form)).toBeEnabled();
    }
  },
);

test('while an address is looked up a ring turns beside it, as wide as it is high', onPc, async ({ page }) => {
  await page.route('**/register/memberCheck.json', () => undefined);
  await open(page, '/login');
  await giveEmail(page, 'login', newEmail());
  const ring = page.locator('[data-field=login-email][data-state=validating] i');
  expect(await ring.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])).toEqual([20, 20]);
});

test(
  'R-5.023 R-5.025 R-5.028 a free mail address is warned of and taken, and so is one that nobody could verify',
  onPc,
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/register');
    await giveEmail(page, 'register', `${crypto.randomUUID()}@gmail.com`);
    await expect(page.locator('[data-field=register-email]')).toContainText('We recommend using your company email');
    await expect(passwordOf(page, 'register')).toBeEnabled();
    await page.route('**/public/email/verify', () => undefined);
    await giveEmail(page, 'register', newEmail());
    await expect(passwordOf(page, 'register')).toBeDisabled();
    // Nobody waits for what does not answer; the clock of the page runs ahead.
    const isTaken = async () => {
      await page.clock.runFor(1_000);
      return passwordOf(page, 'register').isEnabled();
    };
    await expect.poll(isTaken).toBe(true);
    await expect(page.locator('[data-field=register-email]')).not.toContainText(
      'We recommend using your company email',
    );
  },
);
