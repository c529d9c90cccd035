import type { Locator } from '@playwright/test';
import { form, TEXT_FILE } from './support/rfq.ts';
import { expect, holdCode, onPc, onPhone, open, type Page, test } from './support/test.ts';

test('R-4.115 a page that says it is rendered hears what is done to it from then on', onPc, async ({ page }) => {
  await page.addInitScript(() => {
    const moveOnce = new MutationObserver(() => {
      if (document.documentElement.dataset.pageState !== 'rendered') return;
      moveOnce.disconnect();
      window.dispatchEvent(new PointerEvent('pointermove'));
    });
    moveOnce.observe(document, { subtree: true, attributeFilter: ['data-page-state'] });
  });
  await page.goto('/rfq');
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
});

interface FormPage {
  readonly name: string;
  readonly address: (page: Page) => Promise<string>;
  readonly form: string;
  /** Fields that an empty form is refused for, by their `data-field`. */
  readonly required: readonly string[];
  /** A field in which something can be wrong, with what is wrong and what is said of it. */
  readonly wrong?: readonly [field: string, value: string, message: string];
  /** Fields with what is pasted or filled into them. */
  readonly filled: Readonly<Record<string, string>>;
  /** What the form is about is on the device alone, so that it is there once the page's script is. */
  readonly needsScript?: true;
}

interface Addresses {
  readonly product: string;
  readonly enquiry: string;
}

let found: Promise<Addresses> | undefined;

/** Addresses of one product, looked for once. */
const addresses = (page: Page): Promise<Addresses> => {
  found ??= findProduct(page);
  return found;
};

async function findProduct(page: Page): Promise<Addresses> {
  await open(page, '/search/product?keyword=tote');
  const product = (await page.locator('main li[data-industry] > a').first().getAttribute('href')) ?? '';
  await open(page, product);
  const link = page.getByRole('link', { name: 'Send enquiry' }).first();
  return { product, enquiry: (await link.getAttribute('href')) ?? '' };
}

const MISSING = /Please (fill in this field|enter your email)/;
const INVALID_EMAIL = 'Please enter a valid email address';
const EMAIL = 'priya@malabar-trading.example';

const FORMS: readonly FormPage[] = [
  {
    name: 'the enquiry',
    address: async (page) => (await addresses(page)).enquiry,
    form: '[data-page=enquiry] form',
    required: ['content', 'email'],
    wrong: ['email', 'priya@', INVALID_EMAIL],
    filled: { content: 'Please quote 500 pieces.', email: EMAIL },
  },
  {
    name: 'the request for quotations',
    address: async () => '/rfq',
    form: 'main form[data-step]',
    required: ['description'],
    filled: { description: 'Cotton tote bags, 38 x 42 cm' },
  },
  {
    name: 'the cart',
    async address(page) {
      const { product } = await addresses(page);
      const ids = JSON.stringify([/_(P\d+)\.html/.exec(product)?.[1]]);
      await page.addInitScript((kept) => localStorage.setItem('cart_ids_guest', kept), ids);
      return '/cart';
    },
    form: '[data-page=cart] form',
    required: ['content'],
    filled: { content: 'Please quote 500 pieces.' },
    needsScript: true,
  },
  {
    name: 'the login',
    address: async () => '/login',
    form: 'form[data-form=login]',
    required: ['login-email'],
    wrong: ['login-email', 'priya@', INVALID_EMAIL],
    filled: { 'login-email': EMAIL },
  },
  {
    name: 'joining',
    address: async () => '/register',
    form: 'form[data-form=register]',
    required: ['register-email'],
    wrong: ['register-email', 'priya@', INVALID_EMAIL],
    filled: { 'register-email': EMAIL },
  },
  {
    name: 'a new password',
    address: async () => '/resetPassword',
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

/** Opens a page as a device does: a quick one has its script at once, a slow one when what is returned is called. */
async function openOn(device: Device, page: Page, address: string, needsScript = false): Promise<() => Promise<void>> {
  if (device === 'slow') {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  if (device === 'quick' || needsScript) {
    await open(page, address);
    return async () => undefined;
  }
  const letGo = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-page-state', 'rendered');
  };
}

/** What a password manager does: it fills a field in without entering it. */
async function fillIn(input: Locator, value: string): Promise<void> {
  await input.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

for (const [device, where] of [
  ['quick', onPc],
  ['slow', onPhone],
] as const) {
  for (const each of FORMS) {
    test(
      `R-5.007 on a ${device} device ${each.name} says what is missing at the first press, and goes on saying it`,
      where,
      async ({ page }) => {
        const arrive = await openOn(device, page, await each.address(page), each.needsScript);
        await buttonOf(page, each).click();
        await arrive();
        for (const name of each.required) await expect(fieldOf(page, name)).toContainText(MISSING);
        await expect(inputOf(page, each.required[0] ?? '')).toBeFocused();
        await page.waitForLoadState('networkidle');
        for (const name of each.required) await expect(fieldOf(page, name)).toContainText(MISSING);
      },
    );

    test(`A-22 on a ${device} device ${each.name} keeps what is filled in or pasted first`, where, async ({ page }) => {
      const arrive = await openOn(device, page, await each.address(page), each.needsScript);
      for (const [name, value] of Object.entries(each.filled)) await fillIn(inputOf(page, name), value);
      await arrive();
      await page.waitForLoadState('networkidle');
      for (const [name, value] of Object.entries(each.filled)) await expect(inputOf(page, name)).toHaveValue(value);
    });

    if (each.wrong === undefined) continue;
    const [name, value, message] = each.wrong;
    test(
      `R-5.010 on a ${device} device Enter in a wrong field of ${each.name} says what is wrong, and goes on saying it`,
      where,
      async ({ page }) => {
        const arrive = await openOn(device, page, await each.address(page), each.needsScript);
        await inputOf(page, name).pressSequentially(value);
        await page.keyboard.press('Enter');
        await arrive();
        await expect(fieldOf(page, name)).toContainText(message);
        await page.waitForLoadState('networkidle');
        await expect(fieldOf(page, name)).toContainText(message);
        await expect(inputOf(page, name)).toHaveValue(value);
      },
    );
  }

  test(`on a ${device} device a file that is chosen first is taken`, where, async ({ page }) => {
    const arrive = await openOn(device, page, '/rfq');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Choose files').click();
    await (await chooser).setFiles([TEXT_FILE]);
    await arrive();
    await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
  });

  test(`R-4.090 on a ${device} device a clause that is refused first stays refused`, where, async ({ page }) => {
    const arrive = await openOn(device, page, '/register');
    const clause = page.locator('form[data-form=register] input[type=checkbox]');
    await clause.uncheck();
    await arrive();
    await page.waitForLoadState('networkidle');
    await expect(clause).not.toBeChecked();
  });
}
