import type { APIRequestContext } from '@playwright/test';
import { type Account, createEmail, SUPPLIER } from './accounts.ts';
import { expect, type Page } from './test.ts';

/** Somebody whose login a test did not have to click through. */
export interface SignedIn extends Account {
  readonly token: string;
}

/** The shape of a browser's signature, which has no secret behind it. */
const browserSign = () => `1.browser.${crypto.randomUUID().slice(0, 22)}.${'A'.repeat(43)}`;

/** Calls the gateway as a page does, and answers what it gives. */
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

/** Keeps something at a site as its pages do, without one of them being opened. Answers the site's origin. */
async function storeAt(page: Page, site: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((kept) => {
    for (const [key, v] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ v, exp: 9e15 }));
  }, values);
  return new URL(page.url()).origin;
}

/** A buyer's new account, logged in at a site before the first page of it is opened; the login itself has tests of its own. */
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

/** Logs somebody in at one more site, whose pages have a store of their own. */
export async function takeLogin(page: Page, { email, token }: SignedIn, site = ''): Promise<void> {
  const url = await storeAt(page, site, { buyer_token: token, buyer_contact_email: email });
  await page.context().addCookies([
    { url, name: 'buyer_token', value: token, httpOnly: true, sameSite: 'Lax' },
    { url, name: 'buyer_login', value: '1' },
  ]);
}

/** Logs the demo supplier's person in at the site of suppliers, before the first page of it is opened. */
export async function signInSupplier(
  page: Page,
  request: APIRequestContext,
  { port }: { readonly port: number },
): Promise<{ readonly supplierId: string }> {
  const { token } = await call<{ token: string }>(request, 'blade-supplier/account/login', SUPPLIER);
  const info = await call<{ supplierId: string }>(request, 'blade-supplier/account/info', {}, token);
  await storeAt(page, `http://supplier.localhost:${port}`, { supplier_token: token, supplier_info: info });
  return info;
}

/** Registers somebody who is logged in for an exhibition, as she would on another device. */
export async function registerElsewhere(
  request: APIRequestContext,
  { email, token }: SignedIn,
  exhibitionId: string,
): Promise<void> {
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
}

/** The exhibitors of an exhibition, as its list has them on its first page. */
export async function listExhibitors(request: APIRequestContext, exhibitionId: string): Promise<readonly string[]> {
  const path = 'blade-digital-expo/exhibitor/list';
  const { records } = await call<{ records: { supplierId: string }[] }>(request, path, { exhibitionId });
  return records.map(({ supplierId }) => supplierId);
}

/** Plans the stands of the first exhibitors of the list, for somebody who is registered. */
export async function addStandsToPlan(
  request: APIRequestContext,
  { token }: SignedIn,
  exhibitionId: string,
  count: number,
): Promise<void> {
  for (const supplierId of (await listExhibitors(request, exhibitionId)).slice(0, count))
    await call(request, 'blade-digital-expo/showPlanner/add', { exhibitionId, supplierId }, token);
}

/** The days on which an exhibitor can be met, each with its times. */
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

/** Sends an enquiry to a supplier of the demo world, for a guest or for somebody who is logged in. Answers its id. */
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

/** Confirms the address of an enquiry as the link of its mail does, and so gets it to its supplier. Answers what signs its link. */
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
