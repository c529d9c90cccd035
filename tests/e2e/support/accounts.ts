import type { APIRequestContext } from '@playwright/test';
import { expect, open, type Page } from './test.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A supplier account of the demo world; it cannot register or log in as a buyer. */
export const SUPPLIER: Account = { email: 'supplier@demo.fairhall.test', password: 'fairhall-supplier' };
/** Another supplier, for tests that change what all pages of a supplier show, such as its logo. */
export const CHANGED_SUPPLIER: Account = { email: 'supplier3@demo.fairhall.test', password: 'fairhall-supplier' };

export const createEmail = (): string => `buyer-${crypto.randomUUID()}@malabar-trading.example`;

/** Registers a new buyer for a test. */
export async function createBuyer(request: APIRequestContext): Promise<Account> {
  const account = { email: createEmail(), password: 'a good password' };
  const answer = await request.post('/gateway/blade-purchaser/account/registerV2', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { data: { ...account, tagCodes: [], productName: '', appVersion: 'test' } },
  });
  expect((await answer.json()).code).toBe('0');
  return account;
}

export type Form = 'login' | 'register';

export const getForm = (page: Page, form: Form) => page.locator(`form[data-form=${form}]`);
export const getEmailField = (page: Page, form: Form) => page.locator(`[data-field=${form}-email] input`);
export const getPasswordField = (page: Page, form: Form) => page.locator(`[data-field=${form}-password] input`);
export const sendOf = (page: Page, form: Form) => getForm(page, form).locator('button[type=submit]');
export const getLoginModal = (page: Page) => page.locator('[data-overlay=login]');

/** Shows a form, which on a phone is behind its tab. */
export async function showForm(page: Page, form: Form): Promise<void> {
  const tab = page.locator(`[role=tab][data-tab=${form}]`);
  if (await tab.count()) await tab.click();
}

/** Types an address and leaves the field. */
export async function fillEmail(page: Page, form: Form, email: string): Promise<void> {
  await getEmailField(page, form).fill(email);
  await getEmailField(page, form).blur();
}

/** Fills in the login on any page, and sends it. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await fillEmail(page, 'login', email);
  await expect(getPasswordField(page, 'login')).toBeEnabled();
  await getPasswordField(page, 'login').fill(password);
  await sendOf(page, 'login').click();
}

/** Logs in on the login page of a site and waits until the page shows the login. */
export async function logIn(page: Page, account: Account, site = ''): Promise<void> {
  await open(page, `${site}/login`);
  await fillLogin(page, account);
  await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
  await expect(page).not.toHaveURL(/login/);
}

/** Records the calls that a page makes, by the ends of their addresses. */
export function recordCalls(page: Page, ...names: readonly string[]): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const name = names.find((each) => request.url().endsWith(each));
    if (name !== undefined) seen.push(name);
  });
  return seen;
}

/** Opens the login over the page, with the options in `wish`. */
export async function openModal(page: Page, wish: object = {}): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('fairhall:login', { detail })), wish);
  await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
}

/** The browser's stored value of a name, without its expiry. */
export const readStored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const value = JSON.parse(localStorage.getItem(name) ?? 'null');
    return value !== null && typeof value === 'object' && 'v' in value ? value.v : value;
  }, key);
