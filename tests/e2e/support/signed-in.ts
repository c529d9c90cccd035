import type { APIRequestContext } from '@playwright/test';
import { type Account, createEmail, SUPPLIER } from './accounts.ts';
import { expect, type Page } from './test.ts';

/** An account that was logged in without the login form. */
export interface SignedIn extends Account {
  readonly token: string;
}

/** A value in the format of a browser's signature, which needs no secret. */
const browserSign = () => `1.browser.${crypto.randomUUID().slice(0, 22)}.${'A'.repeat(43)}`;

/** Calls the gateway as a page does, and returns the response's data. */
export async function call<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<Data> {
  const answer = await request.post(`/gateway/${path}`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { data, ...(token !== undefined && { token }), appVersion: 'test', time: Date.now(), sign: browserSign() },
  });
  const body = (await answer.json()) as { code: string | number; data: Data };
  expect(['0', '200'], `${path}: ${JSON.stringify(body)}`).toContain(String(body.code));
  return body.data;
}

/** Stores values at a site as its pages do, without opening one. Returns the site's origin. */
async function storeAt(page: Page, site: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((kept) => {
    for (const [key, v] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ v, exp: 9e15 }));
  }, values);
  return new URL(page.url()).origin;
}

/** Registers a new buyer and logs in at a site before its first page is opened; other tests check the login itself. */
export async function signIn(page: Page, request: APIRequestContext, site = ''): Promise<SignedIn> {
  const account = { email: createEmail(), password: 'a good password' };
  const { tradeChinaToken: token } = await call<{ tradeChinaToken: string }>(
    request,
    'blade-purchaser/account/registerV2',
    { ...account, tagCodes: [], productName: '', appVersion: 'test' },
  );
  const signedIn = { ...account, token };
  await takeLogin(page, signedIn, site);
  return signedIn;
}

/** Adds a login at another site, whose pages have a storage of their own. */
export async function takeLogin(page: Page, { email, token }: SignedIn, site = ''): Promise<void> {
  const url = await storeAt(page, site, { buyer_token: token });
  // This name has no expiry, so the product stores the bare address.
  await page.evaluate((address) => localStorage.setItem('buyer_contact_email', address), email);
  await page.context().addCookies([
    { url, name: 'buyer_token', value: token, httpOnly: true, sameSite: 'Lax' },
    { url, name: 'buyer_login', value: '1' },
  ]);
}

/** Logs a demo supplier's person in at the suppliers' site, before its first page is opened. */
export async function signInSupplier(
  page: Page,
  request: APIRequestContext,
  { port }: { readonly port: number },
  account = SUPPLIER,
): Promise<{ readonly supplierId: string }> {
  const { token } = await call<{ token: string }>(request, 'blade-supplier/account/login', account);
  const info = await call<{ supplierId: string }>(request, 'blade-supplier/account/info', {}, token);
  await storeAt(page, `http://supplier.localhost:${port}`, { supplier_token: token, supplier_info: info });
  return info;
}

/** Registers a logged-in buyer for an exhibition, as from another device. Returns the badge's number. */
export async function registerElsewhere(
  request: APIRequestContext,
  { email, token }: SignedIn,
  exhibitionId: string,
): Promise<string> {
  const record = await call<{ badgeNo: string }>(
    request,
    'blade-pre-registration/offline/preRegistration',
    {
      exhibitionId,
      email,
      contactName: 'Priya Nair',
      companyName: 'Malabar Trading LLP',
      countryId: '356',
      dialingCode: '91',
      contactNumber: '9847012345',
      pageVersion: 1,
      entryPoint: 3,
      leadSource: 1,
      visitorId: crypto.randomUUID(),
    },
    token,
  );
  expect(record.badgeNo).toMatch(/./);
  return record.badgeNo;
}

/** The exhibitors on the first page of an exhibition's list. */
export async function listExhibitors(request: APIRequestContext, exhibitionId: string): Promise<readonly string[]> {
  const path = 'blade-digital-expo/exhibitor/list';
  const { records } = await call<{ records: { supplierId: string }[] }>(request, path, { exhibitionId });
  return records.map(({ supplierId }) => supplierId);
}

/** Plans the stands of the first exhibitors of the list, for a registered buyer. */
export async function addStandsToPlan(
  request: APIRequestContext,
  { token }: SignedIn,
  exhibitionId: string,
  count: number,
): Promise<void> {
  for (const supplierId of (await listExhibitors(request, exhibitionId)).slice(0, count))
    await call(request, 'blade-digital-expo/showPlanner/add', { exhibitionId, supplierId }, token);
}

/** The days on which an exhibitor offers meetings, each with its times. */
export async function listMeetingDays(
  request: APIRequestContext,
  { token }: SignedIn,
  exhibitor: { readonly exhibitionId: string; readonly supplierId: string },
): Promise<readonly { readonly date: string; readonly slots: readonly { slot: string; isTaken: boolean }[] }[]> {
  const path = 'blade-digital-expo/expoMeetingBooking/slots';
  return (
    await call<{ days: { date: string; slots: { slot: string; isTaken: boolean }[] }[] }>(
      request,
      path,
      exhibitor,
      token,
    )
  ).days;
}

/** Sends an enquiry to a supplier of the demo world, as a guest or as a logged-in buyer. Returns its id. */
export async function sendEnquiryTo(
  request: APIRequestContext,
  supplierId: string,
  { email, token }: { readonly email: string; readonly token?: string },
  content: string,
): Promise<string> {
  const data = { type: 'supplier', targetId: supplierId, supplierId, content, email, source: 3 };
  const { inquiryId } = await call<{ inquiryId: string }>(request, 'inquiry/submitNewInquiry.json', data, token);
  return inquiryId;
}

/**
 * Confirms the address of an enquiry with the link of its email, which sends it to its supplier. Returns the signature
 * of the link.
 */
export async function confirmEnquiry(
  request: APIRequestContext,
  mailLinks: (to: string) => Promise<readonly string[]>,
  email: string,
): Promise<string> {
  const find = async () =>
    (await mailLinks(email)).map((link) => new URL(link)).find(({ pathname }) => pathname === '/verify');
  await expect.poll(find).toBeDefined();
  const token = (await find())?.searchParams.get('token') ?? '';
  const { sign = '' } = await call<{ sign?: string }>(request, 'inquiry-buyer-verify/verify', { token });
  return sign;
}
