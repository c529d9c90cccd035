import {
  createBuyer,
  createEmail,
  fillEmail,
  getEmailField,
  getPasswordField,
  recordCalls,
} from './support/accounts.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

const MEMBER = 'register/memberCheck.json';
const VERIFICATION = 'public/email/verify';
const field = (page: Page, form: 'login' | 'register') => page.locator(`[data-field=${form}-email]`);

test(
  'R-4.041 R-5.016 leaving the field checks the account, then whether email reaches it; a malformed one is not checked',
  tagPcOnly,
  async ({ page }) => {
    const calls = recordCalls(page, MEMBER, VERIFICATION);
    await open(page, '/register');
    await fillEmail(page, 'register', 'priya@');
    await expect(field(page, 'register')).toContainText('Enter a valid email address, such as name@example.com');
    expect(calls).toEqual([]);
    await fillEmail(page, 'register', createEmail());
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    expect(calls).toEqual([MEMBER, VERIFICATION]);
  },
);

test(
  'R-5.024 R-5.026 R-5.027 an undeliverable email address shows the same error as a malformed one',
  tagPcOnly,
  async ({ page }) => {
    let verdict = {};
    await page.route(`**/${VERIFICATION}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: verdict } });
    });
    await open(page, '/register');
    for (const refused of [
      { isVerify: 'invalid', result: '2' },
      { isVerify: 'valid', result: '3' },
    ]) {
      verdict = refused;
      await fillEmail(page, 'register', createEmail());
      await expect(field(page, 'register')).toContainText('Enter a valid email address, such as name@example.com');
      await expect(getPasswordField(page, 'register')).toBeDisabled();
    }
    verdict = { isVerify: 'valid', result: '2' };
    await fillEmail(page, 'register', createEmail());
    await expect(getPasswordField(page, 'register')).toBeEnabled();
    await expect(field(page, 'register')).not.toContainText('We recommend using your company email');
  },
);

test('R-8.032 the gateway’s message is shown when an email address cannot be checked', tagPcOnly, async ({ page }) => {
  await page.route(`**/${MEMBER}`, (route) =>
    route.fulfill({ json: { code: '5', errorMessage: 'Back in an hour', data: null } }),
  );
  await open(page, '/login');
  await fillEmail(page, 'login', createEmail());
  await expect(field(page, 'login')).toContainText('Back in an hour');
});

test('R-4.112 a field is unchecked, invalid, being checked, or valid', tagPcOnly, async ({ page, request }) => {
  const { email } = await createBuyer(request);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${MEMBER}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/login');
  await expect(field(page, 'login')).toHaveAttribute('data-state', 'notValidated');
  await fillEmail(page, 'login', 'priya@');
  await expect(field(page, 'login')).toHaveAttribute('data-state', 'pattern');
  await fillEmail(page, 'login', email);
  await expect(field(page, 'login')).toHaveAttribute('data-state', 'validating');
  held.resolve();
  await expect(field(page, 'login')).toHaveAttribute('data-state', 'success');
});

test('R-5.008 whitespace around an email address is not sent', tagPcOnly, async ({ page, request }) => {
  const { email } = await createBuyer(request);
  const asked = page.waitForRequest(/memberCheck\.json$/);
  await open(page, '/login');
  await getEmailField(page, 'login').pressSequentially(` ${email} `);
  await getEmailField(page, 'login').blur();
  expect((await asked).postDataJSON().data).toEqual({ email });
  await expect(getPasswordField(page, 'login')).toBeEnabled();
});
