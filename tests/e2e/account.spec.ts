import {
  choose,
  emailOf,
  fillLogin,
  formOf,
  giveEmail,
  kept,
  modalOf,
  newBuyer,
  newEmail,
  openModal,
  passwordOf,
  SUPPLIER,
  sendOf,
} from './support/accounts.ts';
import { expect, open, type Page, test } from './support/test.ts';

const PAGE = '/about-us.html';

/** The calls that a page makes, by the end of their addresses. */
function callsOf(page: Page, ...names: readonly string[]): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const name = names.find((each) => request.url().endsWith(each));
    if (name !== undefined) seen.push(name);
  });
  return seen;
}

test('R-2.153 R-2.154 R-2.188 R-2.189 R-2.190 R-2.191 the pages show both forms on a PC, and one of two tabs on a phone', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  for (const [address, shown, other] of [
    ['/login', 'login', 'register'],
    ['/register', 'register', 'login'],
  ] as const) {
    await open(page, address);
    await expect(formOf(page, shown)).toBeVisible();
    if (layout === 'pc') {
      const tops = await page
        .locator('[data-side]')
        .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().top));
      expect(tops).toEqual([tops[0], tops[0]]);
    } else {
      await expect(page.getByRole('tab')).toHaveText(['Log in', 'Join free']);
      await expect(formOf(page, other)).toHaveCount(0);
      await choose(page, other);
      await expect(formOf(page, other)).toBeVisible();
      await expect(formOf(page, shown)).toHaveCount(0);
      await choose(page, shown);
    }
    await seesNoBarrier();
  }
  const form = formOf(page, 'register');
  await expect(form.getByRole('combobox')).toBeVisible();
  await expect(form.getByRole('checkbox')).toBeVisible();
  await expect(form.getByRole('link', { name: 'membership terms' })).toHaveAttribute(
    'href',
    '/privacy-policy.html#terms',
  );
});

test('the login page tells the demo accounts, and a press logs in with one', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: /^buyer2@/ }).click();
  await expect(passwordOf(page, 'login')).toBeEnabled();
  await sendOf(page, 'login').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
});

test('R-2.174 R-2.176 R-2.177 R-2.178 R-2.179 the login opens over the page on the tab that was asked for, and can be closed', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  await open(page, PAGE);
  const link = page.locator('[data-account=visitor]');
  await link.click();
  const modal = modalOf(page);
  await expect(modal).toHaveAttribute('data-state', 'visible');
  await expect(page).toHaveURL(PAGE);
  await seesNoBarrier();
  const box = await modal.boundingBox();
  if (layout === 'pc') {
    expect(box?.width).toBe(1041);
    expect(await modal.evaluate((dialog) => getComputedStyle(dialog).maxHeight)).toBe(`${0.9 * 900}px`);
    await expect(emailOf(page, 'login')).toBeFocused();
  } else {
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  }
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  await expect(link).toBeFocused();
  await openModal(page, { tab: 'register' });
  await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'register');
  await expect(formOf(page, 'register')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
});

test('R-2.180 R-6.007 with mustLogin only a login closes it', async ({ page, request, layout }) => {
  const buyer = await newBuyer(request);
  await open(page, PAGE);
  await openModal(page, { mustLogin: true });
  const modal = modalOf(page);
  await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  if (layout === 'pc') await page.mouse.click(20, 20);
  await expect(modal).toHaveAttribute('data-state', 'visible');
  await fillLogin(page, buyer);
  await expect(modal).toHaveCount(0);
});

test('R-2.179 on a PC a press on the ground behind closes it', async ({ page, layout }) => {
  test.skip(layout === 'h5', 'there is no ground behind');
  await open(page, PAGE);
  await openModal(page);
  await page.mouse.click(20, 20);
  await expect(modalOf(page)).toHaveCount(0);
});

test('R-2.175 R-9.012 on a PC it is dragged by its head after 20 pixels, and moved by the arrow keys', async ({
  page,
  layout,
}) => {
  test.skip(layout === 'h5', 'it fills the screen');
  await open(page, PAGE);
  await openModal(page);
  const modal = modalOf(page);
  const place = async () => {
    const box = await modal.boundingBox();
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
  };
  const [x = 0, y = 0] = await place();
  const drag = async (dx: number, dy: number) => {
    const [left = 0, top = 0] = await place();
    await page.mouse.move(left + 500, top + 20);
    await page.mouse.down();
    await page.mouse.move(left + 500 + dx, top + 20 + dy, { steps: 4 });
    await page.mouse.up();
  };
  await drag(19, 0);
  expect(await place()).toEqual([x, y]);
  await drag(100, -30);
  expect(await place()).toEqual([x + 100, y - 30]);
  await drag(2000, 2000);
  const box = await modal.boundingBox();
  expect([Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([
    1440, 900,
  ]);
  await modal.getByRole('button', { name: 'Move this window' }).focus();
  await page.keyboard.press('Home');
  expect(await place()).toEqual([x, y]);
  await page.keyboard.press('ArrowUp');
  expect(await place()).toEqual([x, y - 24]);
});

test('the keyboard stays inside it', async ({ page }) => {
  await open(page, PAGE);
  await openModal(page);
  const seen: boolean[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.closest('[data-overlay=login]') !== null));
  }
  expect(seen).not.toContain(false);
});

test('R-4.042 the password may be typed once the address is right, and no longer when it is not', async ({
  page,
  request,
}) => {
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
  await expect(page.locator('[data-field=login-email]')).toContainText('Please enter a valid email address');
});

test('A-22 what a password manager fills in counts, the password along with it', async ({ page, request }) => {
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

test('R-5.018 R-5.021 R-8.029 R-8.030 R-4.039 R-4.040 each message leads to the other form with the address', async ({
  page,
  request,
}) => {
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
});

test('R-5.019 R-5.022 R-8.028 a supplier is told on either form that this is not the place', async ({ page }) => {
  await open(page, '/login');
  for (const form of ['login', 'register'] as const) {
    await choose(page, form);
    await giveEmail(page, form, SUPPLIER.email);
    await expect(page.locator(`[data-field=${form}-email]`)).toContainText('Suppliers cannot register or log in here');
    await expect(passwordOf(page, form)).toBeDisabled();
  }
});

test('R-4.037 R-4.038 an address in the address decides on the form and stands in it', async ({ page, request }) => {
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
});

test('R-4.041 an address is looked up among the members first, and then verified', async ({ page }) => {
  const calls = callsOf(page, 'register/memberCheck.json', 'public/email/verify');
  await open(page, '/register');
  await giveEmail(page, 'register', newEmail());
  await expect(passwordOf(page, 'register')).toBeEnabled();
  expect(calls).toEqual(['register/memberCheck.json', 'public/email/verify']);
});

test('R-3.058 R-3.059 R-3.060 R-4.043 a login keeps its token, its source and who it is', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await open(page, '/login?redirect=%2Fabout-us.html');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => kept(page, 'buyer_user_info')).toMatchObject({ email: buyer.email });
  expect([await kept(page, 'buyer_token'), await kept(page, 'buyer_login_source')]).toEqual([
    expect.stringMatching(/^bt_/),
    'login',
  ]);
});

test('R-4.045 R-5.032 whoever joins is logged in, with the password as it was typed', async ({ page }) => {
  const email = newEmail();
  await open(page, '/register');
  await giveEmail(page, 'register', email);
  await expect(passwordOf(page, 'register')).toBeEnabled();
  await passwordOf(page, 'register').fill(' abcdef ');
  const sent = page.waitForRequest(/registerV2$/);
  await sendOf(page, 'register').click();
  expect((await sent).postDataJSON().data).toMatchObject({ email, password: ' abcdef ' });
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'buyer_login_source')).toBe('register');
});

test('R-2.190 R-3.024 what one buys goes along', async ({ page }) => {
  await open(page, '/register');
  await giveEmail(page, 'register', newEmail());
  await passwordOf(page, 'register').fill('abcdef');
  const interests = page.locator('[data-field=register-interests]');
  await interests.locator('fieldset button[aria-pressed]').first().click();
  await interests.getByRole('combobox').fill('hand-carved stone lamps');
  const sent = page.waitForRequest(/registerV2$/);
  await sendOf(page, 'register').click();
  const { tagCodes, productName } = (await sent).postDataJSON().data;
  expect([tagCodes.length, productName]).toEqual([1, 'hand-carved stone lamps']);
});

test('R-5.020 R-5.029 R-5.030 R-5.031 a password that cannot be one is not sent', async ({ page, request }) => {
  const { email } = await newBuyer(request);
  const calls = callsOf(page, 'login.json', 'loginPc.json', 'registerV2');
  await open(page, '/login');
  await giveEmail(page, 'login', email);
  await expect(passwordOf(page, 'login')).toBeEnabled();
  await sendOf(page, 'login').click();
  await expect(page.locator('[data-field=login-password]')).toContainText('Please fill in this field');
  await expect(passwordOf(page, 'login')).toBeFocused();
  await choose(page, 'register');
  await giveEmail(page, 'register', newEmail());
  await expect(passwordOf(page, 'register')).toBeEnabled();
  for (const [password, message] of [
    ['abcde', 'Please enter 6 characters or more'],
    ['a'.repeat(21), 'Please enter no more than 20 characters'],
  ] as const) {
    await passwordOf(page, 'register').fill(password);
    await sendOf(page, 'register').click();
    await expect(page.locator('[data-field=register-password]')).toContainText(message);
  }
  expect(calls).toEqual([]);
});

test('a wrong password is told at its field, and what was typed stays', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await open(page, '/login');
  await fillLogin(page, { ...buyer, password: 'another one' });
  await expect(page.locator('[data-field=login-password]')).toContainText('The password is not right');
  await expect(passwordOf(page, 'login')).toBeFocused();
  await expect(passwordOf(page, 'login')).toHaveValue('another one');
  await expect(emailOf(page, 'login')).toHaveValue(buyer.email);
});

test('R-5.033 the eye shows the password and hides it again', async ({ page, request }) => {
  const { email } = await newBuyer(request);
  await open(page, '/login');
  await giveEmail(page, 'login', email);
  await passwordOf(page, 'login').fill('shown');
  const field = page.locator('[data-field=login-password]');
  await field.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordOf(page, 'login')).toHaveAttribute('type', 'text');
  await field.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordOf(page, 'login')).toHaveAttribute('type', 'password');
});

test('R-4.090 R-4.091 R-5.048 R-5.049 R-8.033 nobody joins without the clause, which starts ticked', async ({
  page,
}) => {
  const calls = callsOf(page, 'registerV2');
  await open(page, PAGE);
  await openModal(page, { tab: 'register' });
  const clause = formOf(page, 'register').getByRole('checkbox');
  await expect(clause).toBeChecked();
  await giveEmail(page, 'register', newEmail());
  await expect(passwordOf(page, 'register')).toBeEnabled();
  // What is wrong with the password is told when it is left, and must not move the box away from under the press.
  await passwordOf(page, 'register').fill('abc');
  await clause.click();
  await expect(clause).not.toBeChecked();
  await passwordOf(page, 'register').fill('abcdef');
  await sendOf(page, 'register').click();
  await expect(modalOf(page).getByRole('alert')).toContainText('Please accept the privacy policy and membership terms');
  await expect(clause).toBeFocused();
  expect(calls).toEqual([]);
});

test('R-2.156 the way to a new password takes the address along', async ({ page, request }) => {
  const { email } = await newBuyer(request);
  await open(page, '/login');
  await giveEmail(page, 'login', email);
  const link = page.locator('a.forgot');
  await expect(link).toHaveAttribute('href', '/resetPassword');
  await link.click();
  await expect(page).toHaveURL('/resetPassword');
  await expect(page.locator('[data-field=reset-email] input')).toHaveValue(email);
});

test('R-5.025 R-5.028 a free mail address is warned of and taken, and so is one that nobody could verify', async ({
  page,
}) => {
  await open(page, '/register');
  await giveEmail(page, 'register', `${crypto.randomUUID()}@gmail.com`);
  await expect(page.locator('[data-field=register-email]')).toContainText('A company email is preferred');
  await expect(passwordOf(page, 'register')).toBeEnabled();
  await page.route('**/public/email/verify', () => undefined);
  await giveEmail(page, 'register', newEmail());
  await expect(passwordOf(page, 'register')).toBeDisabled();
  await expect(passwordOf(page, 'register')).toBeEnabled();
  await expect(page.locator('[data-field=register-email]')).not.toContainText('preferred');
});

test('R-8.032 a member check that fails tells the gateway’s own words', async ({ page }) => {
  await page.route('**/register/memberCheck.json', (route) =>
    route.fulfill({ json: { code: '500', success: false, msg: 'Out for lunch', data: null } }),
  );
  await open(page, '/login');
  await giveEmail(page, 'login', newEmail());
  await expect(page.locator('[data-field=login-email]')).toContainText('Out for lunch');
  await expect(passwordOf(page, 'login')).toBeDisabled();
});

test('R-4.044 a login by the small one is told apart', async ({ page, request, layout, seesNoBarrier }) => {
  const buyer = await newBuyer(request);
  await open(page, PAGE);
  await openModal(page, { variant: 'simple' });
  const modal = modalOf(page);
  const box = await modal.boundingBox();
  if (layout === 'pc') expect(box?.width).toBe(472);
  else expect([box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([375, 812]);
  await expect(formOf(page, 'register')).toHaveCount(0);
  await seesNoBarrier();
  await fillLogin(page, buyer);
  await expect(modal).toHaveCount(0);
  expect(await kept(page, 'buyer_login_source')).toBe('login-simple');
});
