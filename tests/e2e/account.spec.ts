import {
  createBuyer,
  createEmail,
  fillEmail,
  fillLogin,
  getEmailField,
  getForm,
  getLoginModal,
  getPasswordField,
  openModal,
  readStored,
  recordCalls,
  sendOf,
  showForm,
} from './support/accounts.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const PAGE = '/about-us.html';

test('R-2.153 R-2.154 R-2.188 R-2.189 R-4.036 R-2.190 R-2.191 the account pages show both forms on a PC, and one of two tabs on a phone', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  for (const [address, shown, other] of [
    ['/login', 'login', 'register'],
    ['/register', 'register', 'login'],
  ] as const) {
    await open(page, address);
    await expect(getForm(page, shown)).toBeVisible();
    if (layout === 'pc') {
      const tops = await page
        .locator('[data-side]')
        .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
      expect(tops).toEqual([tops[0], tops[0]]);
    } else {
      await expect(page.getByRole('tab')).toHaveText(['Log in', 'Join free']);
      await expect(getForm(page, other)).toHaveCount(0);
      await showForm(page, other);
      await expect(getForm(page, other)).toBeVisible();
      await expect(getForm(page, shown)).toHaveCount(0);
      await showForm(page, shown);
    }
    await seesNoBarrier();
  }
  const form = getForm(page, 'register');
  await expect(form.getByRole('combobox')).toBeVisible();
  await expect(form.getByRole('checkbox')).toBeVisible();
  await expect(form.getByRole('link', { name: 'membership terms' })).toHaveAttribute(
    'href',
    '/privacy-policy.html#terms',
  );
});

test(
  'the login page lists the demo accounts for its site, and pressing one fills in its login',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/login');
    await expect(page.getByRole('button', { name: /@demo\./ })).toHaveText([/^buyer@/, /^buyer2@/, /^newbuyer@/]);
    await page.getByRole('button', { name: /^buyer2@/ }).click();
    await expect(getPasswordField(page, 'login')).toBeEnabled();
    await sendOf(page, 'login').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
  },
);

test(
  'R-3.058 R-3.059 R-3.060 R-4.043 a login stores the token, the login source and the user',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await open(page, '/login?redirect=%2Fabout-us.html');
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(PAGE);
    await expect.poll(() => readStored(page, 'buyer_user_info')).toMatchObject({ email: buyer.email });
    expect([await readStored(page, 'buyer_token'), await readStored(page, 'buyer_login_source')]).toEqual([
      expect.stringMatching(/^bt_/),
      'login',
    ]);
  },
);

test(
  'R-4.045 R-5.032 registering logs the buyer in, and the password is sent exactly as typed',
  tagPcOnly,
  async ({ page }) => {
    const email = createEmail();
    await open(page, '/register');
    await fillEmail(page, 'register', email);
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    await getPasswordField(page, 'register').fill(' abcdef ');
    const sent = page.waitForRequest(/registerV2$/);
    await sendOf(page, 'register').click();
    expect((await sent).postDataJSON().data).toMatchObject({ email, password: ' abcdef ' });
    await expect(page).toHaveURL('/');
    expect(await readStored(page, 'buyer_login_source')).toBe('register');
  },
);

test('R-2.190 R-3.024 the registration includes the product interests', tagPcOnly, async ({ page }) => {
  await open(page, '/register');
  await fillEmail(page, 'register', createEmail());
  await getPasswordField(page, 'register').fill('quarry7');
  const interests = page.locator('[data-field=register-interests]');
  await interests.locator('fieldset button[aria-pressed]').first().click();
  await interests.getByRole('combobox').fill('hand-carved stone lamps');
  const sent = page.waitForRequest(/registerV2$/);
  await sendOf(page, 'register').click();
  const { tagCodes, productName } = (await sent).postDataJSON().data;
  expect([tagCodes.length, productName]).toEqual([1, 'hand-carved stone lamps']);
});

test('R-5.020 R-5.029 R-5.030 R-5.031 an invalid password is not sent', tagPhoneOnly, async ({ page, request }) => {
  const { email } = await createBuyer(request);
  const calls = recordCalls(page, 'login.json', 'loginPc.json', 'registerV2');
  await open(page, '/login');
  await fillEmail(page, 'login', email);
  await expect(getPasswordField(page, 'login')).toBeEnabled();
  await sendOf(page, 'login').click();
  await expect(page.locator('[data-field=login-password]')).toContainText('Fill in this field');
  await expect(getPasswordField(page, 'login')).toBeFocused();
  await showForm(page, 'register');
  await fillEmail(page, 'register', createEmail());
  await expect(getPasswordField(page, 'register')).toBeEnabled();
  for (const [password, message] of [
    ['abcde', 'Enter at least 6 characters'],
    ['a'.repeat(21), 'Enter no more than 20 characters'],
  ] as const) {
    await getPasswordField(page, 'register').fill(password);
    await sendOf(page, 'register').click();
    await expect(page.locator('[data-field=register-password]')).toContainText(message);
  }
  expect(calls).toEqual([]);
});

test('a wrong password shows an error at its field, and the input stays', tagPcOnly, async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await open(page, '/login');
  await fillLogin(page, { ...buyer, password: 'another one' });
  await expect(page.locator('[data-field=login-password]')).toContainText('Wrong password');
  await expect(getPasswordField(page, 'login')).toBeFocused();
  await expect(getPasswordField(page, 'login')).toHaveValue('another one');
  await expect(getEmailField(page, 'login')).toHaveValue(buyer.email);
});

test('R-5.033 the eye button shows and hides the password', tagPcOnly, async ({ page, request }) => {
  const { email } = await createBuyer(request);
  await open(page, '/login');
  await fillEmail(page, 'login', email);
  await getPasswordField(page, 'login').fill('shown');
  const field = page.locator('[data-field=login-password]');
  await field.getByRole('button', { name: 'Show password' }).click();
  await expect(getPasswordField(page, 'login')).toHaveAttribute('type', 'text');
  await field.getByRole('button', { name: 'Hide password' }).click();
  await expect(getPasswordField(page, 'login')).toHaveAttribute('type', 'password');
});

test(
  'R-4.090 R-4.091 R-5.048 R-5.049 R-8.033 registering requires the clause, which starts ticked',
  tagPhoneOnly,
  async ({ page }) => {
    const calls = recordCalls(page, 'registerV2');
    await open(page, PAGE);
    await openModal(page, { tab: 'register' });
    const clause = getForm(page, 'register').getByRole('checkbox');
    await expect(clause).toBeChecked();
    await fillEmail(page, 'register', createEmail());
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    // The password's error appears when the field loses focus, and must not move the checkbox away from under the
    // click.
    await getPasswordField(page, 'register').fill('abc');
    await clause.click();
    await expect(clause).not.toBeChecked();
    await getPasswordField(page, 'register').fill('quarry7');
    await sendOf(page, 'register').click();
    await expect(getLoginModal(page).getByRole('alert')).toContainText(
      'Accept the privacy policy and membership terms to continue',
    );
    await expect(clause).toBeFocused();
    expect(calls).toEqual([]);
  },
);

test('R-2.156 the password reset link passes on the email address', tagPcOnly, async ({ page, request }) => {
  const { email } = await createBuyer(request);
  await open(page, '/login');
  await fillEmail(page, 'login', email);
  const link = page.locator('a.forgot');
  await expect(link).toHaveAttribute('href', '/resetPassword');
  await link.click();
  await expect(page).toHaveURL('/resetPassword');
  await expect(page.locator('[data-field=reset-email] input')).toHaveValue(email);
});
