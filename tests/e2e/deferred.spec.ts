import { type Account, createBuyer, fillLogin, getLoginModal, logIn, readStored } from './support/accounts.ts';
import {
  createDescription,
  fillRequest,
  getField,
  getForm,
  getNextButton,
  openForm,
  readStoredDraft,
} from './support/rfq.ts';
import { readSafeCopies } from './support/safe-copies.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const SUBMIT = '**/rfq/submitNewRfq.json';
const BY_MODAL = '/rfq';
const BY_ROUTE = '/rfq-buyerservice';
const toasts = (page: Page) => page.locator('[data-overlay=toasts]').last();

/** A guest writes a request that waits for a login. */
async function writeAsGuest(page: Page, address: string, { email }: Account): Promise<string> {
  const description = createDescription();
  await openForm(page, address);
  await fillRequest(page, description, email);
  await getNextButton(page).click();
  await expect.poll(() => readStored(page, 'deferred_task')).toMatchObject({ kind: 'RFQSubmit' });
  return description;
}

/** The login, over the form or on its own page, has the email address of the form already. */
async function knowsAddress(page: Page, { email }: Account): Promise<void> {
  await expect(page.locator('[data-field=login-email] input')).toHaveValue(email);
  await expect(page.locator('[data-field=login-password] input')).toBeEnabled();
}

/** Records the idempotency keys of every later submit. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('submitNewRfq.json')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** No task is pending any more, and the gateway has stored it once. */
async function seesItOnce(page: Page, description: string): Promise<void> {
  await expect.poll(() => readStored(page, 'deferred_task')).toBe(null);
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(1);
  await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
}

const logOutElsewhere = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/gateway/blade-purchaser/account/logout', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { data: {}, token: await readStored(page, 'buyer_token') },
  });
  expect(answer.ok()).toBe(true);
};

test(
  'REL-10 a message that waits for a login survives a reload, is announced, and is sent once after the login',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_MODAL, buyer);
    await page.reload();
    await expect(toasts(page)).toContainText('You have an unsent message');
    await seesNoBarrier();
    const keys = keysOf(page);
    await toasts(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page.locator('[data-page=login]')).toContainText('You have an unsent message');
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(BY_MODAL);
    await expect(toasts(page)).toContainText('Your request for quotation has been sent.');
    expect(keys).toHaveLength(1);
    await seesItOnce(page, description);
  },
);

test(
  'REL-10 a waiting message lost from the storage of a killed browser is restored, sent once, and leaves no copy',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_MODAL, buyer);
    const before = await readStored(page, 'deferred_task');
    await expect.poll(() => readSafeCopies(page)).toHaveLength(1);
    await page.evaluate(() => localStorage.clear());
    await open(page, '/about-us.html');
    await expect(toasts(page)).toContainText('You have an unsent message');
    expect(await readStored(page, 'deferred_task')).toEqual(before);
    const keys = keysOf(page);
    await toasts(page).getByRole('link', { name: 'Log in' }).click();
    await fillLogin(page, buyer);
    await expect(toasts(page)).toContainText('Your request for quotation has been sent.');
    expect(keys).toEqual([Reflect.get(Object(before), 'taskId')]);
    // The browser discards pending deletions when the page is left, so wait for them.
    await expect.poll(() => readSafeCopies(page)).toEqual([]);
    await seesItOnce(page, description);
    await page.evaluate(() => localStorage.clear());
    expect(await readSafeCopies(page)).toEqual([]);
  },
);

test(
  'REL-10 a logout while a message is being sent leaves no copy for the next user',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await writeAsGuest(page, BY_MODAL, buyer);
    const keys = keysOf(page);
    await page.route(SUBMIT, () => undefined);
    await fillLogin(page, buyer);
    await expect.poll(() => keys.length).toBe(1);
    await expect.poll(() => readSafeCopies(page)).toHaveLength(1);
    await page.locator('[data-account=buyer] summary').first().click();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Log out' }).click();
    await reloaded;
    await expect(page.locator('[data-account=visitor]').first()).toBeAttached();
    expect([await readSafeCopies(page), await readStored(page, 'deferred_task')]).toEqual([[], null]);
  },
);

test(
  'R-4.062 REL-12 a login over the form has the email address filled in, and a browser closed before the submit sends it when reopened',
  tagPcOnly,
  async ({ page, request, context }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_MODAL, buyer);
    await knowsAddress(page, buyer);
    const before = keysOf(page);
    await page.route(SUBMIT, () => undefined);
    await fillLogin(page, buyer);
    await expect.poll(() => before.length).toBe(1);
    await page.close();
    const next = await context.newPage();
    const after = keysOf(next);
    await open(next, '/about-us.html');
    await expect(toasts(next)).toContainText('Your request for quotation has been sent.');
    expect(after).toEqual(before);
    await toasts(next).getByRole('link', { name: 'View' }).click();
    await expect(next.locator('[data-page=rfqDetail]')).toContainText(description);
    await seesItOnce(next, description);
  },
);

test(
  'REL-02 a submit with a lost response is sent again with its key, and created once',
  tagPcOnly,
  async ({ page, request, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_MODAL, buyer);
    const keys = keysOf(page);
    let isLost = true;
    await page.route(SUBMIT, async (route) => {
      const answer = await route.fetch();
      if (isLost) await route.abort();
      else await route.fulfill({ response: answer });
      isLost = false;
    });
    await fillLogin(page, buyer);
    await expect(page.locator('[data-rfq=sent]')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    await seesItOnce(page, description);
  },
);

test(
  'REL-12 a login that has expired by the time of the request is asked for again, and the request is sent once',
  tagPcOnly,
  async ({ page, request, watch }) => {
    watch.allow(/401/);
    const buyer = await signIn(page, request);
    const description = createDescription();
    await openForm(page);
    await fillRequest(page, description, buyer.email);
    await logOutElsewhere(page);
    await getNextButton(page).click();
    await expect(getLoginModal(page)).toContainText(
      'Your session has expired. Log in again and we’ll send your draft.',
    );
    await fillLogin(page, buyer);
    await expect(page.locator('[data-rfq=sent]')).toBeVisible();
    await seesItOnce(page, description);
  },
);

test(
  'REL-11 a login noticed by two tabs sends the waiting message once',
  tagPcOnly,
  async ({ page, request, context }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_MODAL, buyer);
    const [second, third] = [await context.newPage(), await context.newPage()];
    await open(second, '/about-us.html');
    await logIn(third, buyer);
    await expect(getLoginModal(page)).toHaveCount(0);
    await expect(page.locator('[data-rfq=sent]')).toBeVisible();
    await seesItOnce(third, description);
  },
);

test(
  'R-4.064 two tabs at the login both stay until the message has been sent, and neither shows it again',
  tagPcOnly,
  async ({ page, request, context }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_ROUTE, buyer);
    const login = '/login?redirect=%2Frfq-buyerservice';
    await expect(page).toHaveURL(login);
    const second = await context.newPage();
    await open(second, login);
    await second.mouse.move(3, 3);
    await expect(second.locator('[data-page=login]')).toContainText('You have an unsent message');
    const [held, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await context.route(SUBMIT, async (route) => {
      arrived.resolve();
      await held.promise;
      await route.continue();
    });
    const known = second.waitForResponse(/account\/userInfo$/);
    await fillLogin(page, buyer);
    await arrived.promise;
    await (await known).finished();
    await expect(second.locator('[data-page=login]')).toContainText('Sending…');
    // Waits longer than the navigation to the form takes.
    for (let time = 0; time < 3; time += 1) await second.evaluate(async (form) => (await fetch(form)).text(), BY_ROUTE);
    await expect(second).toHaveURL(login);
    held.resolve();
    // A tab that sent the task goes home, even if both sent it, with the same key; a tab that found nothing left to
    // send continues.
    const pathOf = (tab: Page) => new URL(tab.url()).pathname;
    await expect.poll(() => [page, second].map(pathOf)).not.toContain('/login');
    expect([page, second].map(pathOf)).toContain('/');
    for (const tab of [page, second].filter((each) => pathOf(each) === BY_ROUTE)) {
      await expect(getField(tab, 'description')).toHaveValue('');
    }
    await seesItOnce(page, description);
  },
);

test(
  'R-4.064 A-21 a submit rejected after the login page leads home, shows the reason and keeps the draft',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    const description = await writeAsGuest(page, BY_ROUTE, buyer);
    await page.route(SUBMIT, (route) => route.fulfill({ json: { code: '500', msg: 'Out for lunch', data: null } }));
    await fillLogin(page, buyer);
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('Your request for quotation was not sent. Your draft is saved.');
    await expect(toasts(page)).toContainText('Out for lunch');
    expect([await readStored(page, 'deferred_task'), (await readStoredDraft(page)) !== null]).toEqual([null, true]);
    await page.unroute(SUBMIT);
    await toasts(page).getByRole('link', { name: 'Back to your draft' }).click();
    await expect(page).toHaveURL(BY_ROUTE);
    await expect(getForm(page)).toContainText(description);
    await getNextButton(page).click();
    await expect(page).toHaveURL(/\/rfq\/success/);
    await seesItOnce(page, description);
  },
);

test(
  'R-4.061 R-4.064 the login page has the email address filled in, and going back does not return to it',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await open(page, '/about-us.html');
    const description = await writeAsGuest(page, BY_ROUTE, buyer);
    await expect(page).toHaveURL('/login?redirect=%2Frfq-buyerservice');
    await expect(page.locator('[data-page=login]')).toContainText('Your draft is saved.');
    await knowsAddress(page, buyer);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
    await seesItOnce(page, description);
  },
);

test(
  'R-4.062 registering instead of logging in also sends the waiting message',
  tagPhoneOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    const stranger = { ...buyer, email: `new-${buyer.email}` };
    const description = await writeAsGuest(page, BY_MODAL, stranger);
    const modal = getLoginModal(page);
    const tab = modal.getByRole('tab', { name: 'Join free' });
    if (await tab.count()) await tab.click();
    const fieldOf = (name: string) => modal.locator(`[data-field=register-${name}] input`);
    await fieldOf('email').fill(stranger.email);
    await fieldOf('email').blur();
    await expect(fieldOf('password')).toBeEnabled();
    await fieldOf('password').fill(stranger.password);
    await modal.locator('form[data-form=register] button[type=submit]').click();
    await expect(page.locator('[data-rfq=sent]')).toBeVisible();
    await seesItOnce(page, description);
  },
);
