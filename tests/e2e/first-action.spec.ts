import type { Locator } from '@playwright/test';
import { getForm, TEXT_FILE } from './support/rfq.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test('R-4.115 a page marked as rendered responds to every action from then on', tagPcOnly, async ({ page }) => {
  await page.addInitScript(() => {
    const moveOnce = new MutationObserver(() => {
      if (document.documentElement.dataset.pageState !== 'rendered') return;
      moveOnce.disconnect();
      window.dispatchEvent(new PointerEvent('pointermove'));
    });
    moveOnce.observe(document, { subtree: true, attributeFilter: ['data-page-state'] });
  });
  await page.goto('/rfq');
  await expect(getForm(page)).toHaveAttribute('data-state', 'ready');
});

interface FormPage {
  readonly name: string;
  readonly address: string;
  readonly form: string;
  /** Required fields that show an error in an empty form, by their `data-field`. */
  readonly required: readonly string[];
  /** A field that can be invalid, with an invalid value and its error message. */
  readonly wrong?: readonly [field: string, value: string, message: string];
  /** Fields and the values that are pasted or filled in. */
  readonly filled: Readonly<Record<string, string>>;
  /** Stored values of the device. The form's subject is only there, so the script shows it. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** A product of the demo world. */
const PRODUCT_ID = 'P100512';

const MISSING = /Fill in this field|Enter your email/;
const INVALID_EMAIL = 'Enter a valid email address, such as name@example.com';
const EMAIL = 'priya@malabar-trading.example';

const FORMS: readonly FormPage[] = [
  {
    name: 'the enquiry',
    address: `/enquiry/x_${PRODUCT_ID}`,
    form: '[data-page=enquiry] form',
    required: ['content', 'email'],
    wrong: ['email', 'priya@', INVALID_EMAIL],
    filled: { content: 'Please quote 500 pieces.', email: EMAIL },
  },
  {
    name: 'the request for quotations',
    address: '/rfq',
    form: 'main form[data-step]',
    required: ['description'],
    filled: { description: 'Cotton tote bags, 38 x 42 cm' },
  },
  {
    name: 'the cart',
    address: '/cart',
    form: '[data-page=cart] form',
    required: ['content'],
    filled: { content: 'Please quote 500 pieces.' },
    kept: { cart_ids_guest: JSON.stringify([PRODUCT_ID]) },
  },
  {
    name: 'the login',
    address: '/login',
    form: 'form[data-form=login]',
    required: ['login-email'],
    wrong: ['login-email', 'priya@', INVALID_EMAIL],
    filled: { 'login-email': EMAIL },
  },
  {
    name: 'joining',
    address: '/register',
    form: 'form[data-form=register]',
    required: ['register-email'],
    wrong: ['register-email', 'priya@', INVALID_EMAIL],
    filled: { 'register-email': EMAIL },
  },
  {
    name: 'a new password',
    address: '/resetPassword',
    form: 'form[data-form=reset]',
    required: ['reset-email'],
    wrong: ['reset-email', 'priya@', INVALID_EMAIL],
    filled: { 'reset-email': EMAIL },
  },
];

const fieldOf = (page: Page, name: string): Locator => page.locator(`main [data-field=${name}]`);
const inputOf = (page: Page, name: string): Locator => fieldOf(page, name).locator('input, textarea').first();
const buttonOf = (page: Page, { form: selector }: FormPage): Locator =>
  page.locator(`${selector} button[type=submit]`).first();

type Device = 'quick' | 'slow';

/**
 * Opens a page on a device that has only these stored values. A quick device has its script at once, a slow one when
 * the returned function is called. Data that is only on the device is shown by the script, so both wait for it.
 */
async function openOn(
  device: Device,
  page: Page,
  address: string,
  kept?: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate((values) => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept ?? {});
  if (device === 'quick' || kept !== undefined) {
    await open(page, address);
    return async () => undefined;
  }
  const letGo = await stopCodeLoading(page);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('html')).toHaveAttribute('data-page-state', 'rendered');
  };
}

/** Fills in a field as a password manager does, without focusing it. */
async function fillIn(input: Locator, value: string): Promise<void> {
  await input.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

for (const [device, where] of [
  ['quick', tagPcOnly],
  ['slow', tagPhoneOnly],
] as const) {
  for (const each of FORMS) {
    const [wrongField, wrongValue, message] = each.wrong ?? [];
    const rows = wrongField === undefined ? 'R-5.007 A-22' : 'R-5.007 R-5.010 A-22';
    const isWrong = wrongField === undefined ? '' : ' or, after Enter, wrong,';
    test(
      `${rows} on a ${device} device ${each.name} shows what is missing${isWrong} at the first press and afterwards, and keeps early input`,
      where,
      async ({ page }) => {
        await test.step('a press shows what is missing', async () => {
          const arrive = await openOn(device, page, each.address, each.kept);
          await buttonOf(page, each).click();
          await arrive();
          for (const name of each.required) await expect(fieldOf(page, name)).toContainText(MISSING);
          await expect(inputOf(page, each.required[0] ?? '')).toBeFocused();
          await page.waitForLoadState('networkidle');
          for (const name of each.required) await expect(fieldOf(page, name)).toContainText(MISSING);
        });

        await test.step('filled-in or pasted values stay', async () => {
          const arrive = await openOn(device, page, each.address, each.kept);
          for (const [name, value] of Object.entries(each.filled)) await fillIn(inputOf(page, name), value);
          await arrive();
          await page.waitForLoadState('networkidle');
          for (const [name, value] of Object.entries(each.filled)) await expect(inputOf(page, name)).toHaveValue(value);
        });

        if (wrongField === undefined || wrongValue === undefined || message === undefined) return;
        await test.step('Enter in an invalid field shows its error', async () => {
          const arrive = await openOn(device, page, each.address, each.kept);
          await inputOf(page, wrongField).pressSequentially(wrongValue);
          await page.keyboard.press('Enter');
          await arrive();
          await expect(fieldOf(page, wrongField)).toContainText(message);
          await page.waitForLoadState('networkidle');
          await expect(fieldOf(page, wrongField)).toContainText(message);
          await expect(inputOf(page, wrongField)).toHaveValue(wrongValue);
        });
      },
    );
  }

  test(`on a ${device} device a file chosen before the code has loaded is accepted`, where, async ({ page }) => {
    const arrive = await openOn(device, page, '/rfq');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Choose files').click();
    await (await chooser).setFiles([TEXT_FILE]);
    await arrive();
    await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
  });

  test(
    `R-4.090 on a ${device} device a clause unticked before the code has loaded stays unticked`,
    where,
    async ({ page }) => {
      const arrive = await openOn(device, page, '/register');
      const clause = page.locator('form[data-form=register] input[type=checkbox]');
      await clause.uncheck();
      await arrive();
      await page.waitForLoadState('networkidle');
      await expect(clause).not.toBeChecked();
    },
  );
}
