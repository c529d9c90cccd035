import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fillEmail, getEmailField, getPasswordField, sendOf } from '../e2e/support/accounts.ts';
import { getField, getForm, getNextButton, movePointer } from '../e2e/support/rfq.ts';
import type { SubmitMethod } from './browser-plan.ts';
import type { SentFile } from './evidence.ts';
import { PRODUCT_IDS } from './store.ts';

/** The user of a browser, who has an account but is not logged in. */
export interface Guest {
  readonly origin: string;
  readonly method: SubmitMethod;
  readonly email: string;
  readonly password: string;
  readonly words: string;
}

const PAGES = { modal: '/rfq', route: '/rfq-buyerservice', cart: '/cart' } as const satisfies Record<
  SubmitMethod,
  string
>;

export const openForm = (guest: Guest, page: Page): Promise<void> => openPage(guest, page, PAGES[guest.method]);

async function openPage({ origin }: Guest, page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-page-state=rendered]').waitFor();
}

/** Fills in the form up to the press on send, starting from the values that the browser still has. */
export async function write(guest: Guest, page: Page, file?: SentFileNow): Promise<void> {
  if (guest.method === 'cart') await writeCart(guest, page);
  else await writeRfq(guest, page, file);
}

async function writeCart(guest: Guest, page: Page): Promise<void> {
  await openPage(guest, page, `/tote_${PRODUCT_IDS[0]}.html`);
  const inCart = page.locator('[data-page=product] [data-in-cart]');
  const add = page.locator('[data-page=product] [data-place] button').first();
  await inCart.or(add).first().waitFor();
  if (!(await inCart.isVisible())) await add.click();
  await inCart.waitFor();
  await openForm(guest, page);
  await page.locator('[data-field=content] textarea').fill(guest.words);
  await page.locator('[data-page=cart] form[data-state=ready]').waitFor();
}

async function writeRfq(guest: Guest, page: Page, file: SentFileNow | undefined): Promise<void> {
  await openForm(guest, page);
  await movePointer(page);
  await page.locator('main form[data-step][data-state=ready]').waitFor();
  const step = await getForm(page).getAttribute('data-step');
  if (step === 'need') {
    await getField(page, 'description').fill(guest.words);
    await file?.attachTo(page);
    await getNextButton(page).click();
  }
  if (step !== 'review') {
    await getField(page, 'quantity').fill('2000');
    await getField(page, 'email').fill(guest.email);
    await getNextButton(page).click();
  }
  await page.locator('main form[data-step=review]').waitFor();
}

export const clickSend = (guest: Guest, page: Page): Promise<void> =>
  guest.method === 'cart'
    ? page.locator('[data-page=cart] form button[type=submit]').click()
    : getNextButton(page).click();

/** Fills in the open login form, up to the press on "log in". */
export async function fillInLogin({ email, password }: Guest, page: Page): Promise<void> {
  await getEmailField(page, 'login').waitFor();
  await fillEmail(page, 'login', email);
  await getPasswordField(page, 'login').fill(password);
}

export const clickLogin = (page: Page): Promise<void> => sendOf(page, 'login').click();

/** The link to the login in the toast that a reopened page shows for a pending task. */
export const getLoginLink = (page: Page): Locator => page.locator('[data-overlay=toasts] a');

/** The success message: on the form's own page, on the success page, or in a toast on any other page. */
export const getSuccessMessage = (page: Page): Locator =>
  page
    .locator('[data-rfq=sent], [data-cart=sent], [data-overlay=toasts] [data-tone=success]')
    .or(afterSent(page))
    .first();

const afterSent = (page: Page): Locator => page.locator('[data-page=rfqSuccess], [data-page=submitResult]');

/** A file that the guest attaches, with the ids from the gateway's responses. */
export interface SentFileNow extends SentFile {
  attachTo(page: Page): Promise<void>;
}

export function createFile(text: string): SentFileNow {
  const answers: string[] = [];
  return {
    answers,
    sha256: createHash('sha256').update(text).digest('hex'),
    brokenOff: 0,
    async attachTo(page) {
      const answered = page.waitForResponse(/\/rfq\/attachment$/);
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'needs.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }]);
      answers.push((await (await answered).json()).data.fileId);
      await page.locator('[data-file=kept]').waitFor();
    },
  };
}
