import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { emailOf, giveEmail, passwordOf, sendOf } from '../e2e/support/accounts.ts';
import { arrive, fieldOf, form, next } from '../e2e/support/rfq.ts';
import type { Way } from './browser-plan.ts';
import type { SentFile } from './evidence.ts';
import { PRODUCTS } from './store.ts';

/** The user of a browser, who has an account and is not logged in. */
export interface Guest {
  readonly origin: string;
  readonly way: Way;
  readonly email: string;
  readonly password: string;
  readonly words: string;
}

const PAGES = { modal: '/rfq', route: '/rfq-buyerservice', cart: '/cart' } as const satisfies Record<Way, string>;

/** Opens the page with the form. */
export const openForm = (guest: Guest, page: Page): Promise<void> => openPage(guest, page, PAGES[guest.way]);

async function openPage({ origin }: Guest, page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-page-state=rendered]').waitFor();
}

/** Fills in the form up to the press on send, starting from what the browser still has of it. */
export async function write(guest: Guest, page: Page, file?: SentFileNow): Promise<void> {
  if (guest.way === 'cart') await writeCart(guest, page);
  else await writeRfq(guest, page, file);
}

async function writeCart(guest: Guest, page: Page): Promise<void> {
  await openPage(guest, page, `/tote_${PRODUCTS[0]}.html`);
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
  await arrive(page);
  await page.locator('main form[data-step][data-state=ready]').waitFor();
  const step = await form(page).getAttribute('data-step');
  if (step === 'need') {
    await fieldOf(page, 'description').fill(guest.words);
    await file?.attachTo(page);
    await next(page).click();
  }
  if (step !== 'review') {
    await fieldOf(page, 'quantity').fill('2000');
    await fieldOf(page, 'email').fill(guest.email);
    await next(page).click();
  }
  await page.locator('main form[data-step=review]').waitFor();
}

export const pressSend = (guest: Guest, page: Page): Promise<void> =>
  guest.way === 'cart' ? page.locator('[data-page=cart] form button[type=submit]').click() : next(page).click();

/** Fills in the login that has opened, up to the press on "log in". */
export async function fillInLogin({ email, password }: Guest, page: Page): Promise<void> {
  await emailOf(page, 'login').waitFor();
  await giveEmail(page, 'login', email);
  await passwordOf(page, 'login').fill(password);
}

export const pressLogin = (page: Page): Promise<void> => sendOf(page, 'login').click();

/** The link to the login in the toast that a reopened page shows for a task that waits. */
export const offeredLogin = (page: Page): Locator => page.locator('[data-overlay=toasts] a');

/** What shows that the form was sent: the form's own page, the success page, or a toast on any other page. */
export const successOf = (page: Page): Locator =>
  page
    .locator('[data-rfq=sent], [data-cart=sent], [data-overlay=toasts] [data-tone=success]')
    .or(afterSent(page))
    .first();

const afterSent = (page: Page): Locator => page.locator('[data-page=rfqSuccess], [data-page=submitResult]');

/** A file that the guest attaches, with the ids that the gateway answered. */
export interface SentFileNow extends SentFile {
  attachTo(page: Page): Promise<void>;
}

export function fileOf(text: string): SentFileNow {
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
