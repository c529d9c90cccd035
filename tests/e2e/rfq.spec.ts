import type { APIRequestContext } from '@playwright/test';
import { fillLogin, kept, logIn, modalOf, newBuyer, newEmail } from './support/accounts.ts';
import { fieldOf, fillRequest, form, keptDraft, newDescription, next, openForm } from './support/rfq.ts';
import { expect, open, type Page, test } from './support/test.ts';

const SUBMIT = '**/rfq/submitNewRfq.json';
const TEXT_FILE = { name: 'sizes.txt', mimeType: 'text/plain', buffer: Buffer.from('38 x 42 cm, 8 cm gusset') };

test('R-1.005 R-2.038 R-2.039 R-2.040 R-2.042 R-4.066 a buyer sends a request and finds it in the list', async ({
  page,
  request,
  seesNoBarrier,
}) => {
  const buyer = await newBuyer(request);
  await logIn(page, buyer);
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage]')).toContainText('No requests yet');
  await seesNoBarrier();
  await page.locator('[data-page=rfqManage] a').click();
  await expect(page.locator('[data-page=rfq]')).toBeVisible();
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
  await seesNoBarrier();
  const description = newDescription();
  await fieldOf(page, 'description').fill(description);
  await page.locator('input[type=file]').setInputFiles([TEXT_FILE]);
  await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
  await next(page).click();
  await expect(fieldOf(page, 'email')).toHaveValue(buyer.email);
  await fieldOf(page, 'quantity').fill('2000');
  await seesNoBarrier();
  await next(page).click();
  await expect(form(page)).toHaveAttribute('data-step', 'review');
  await expect(form(page)).toContainText('2,000 pieces');
  await seesNoBarrier();
  await next(page).click();
  await expect(page).toHaveURL(/\/rfq\/success\?rfq_id=/);
  await expect(page.locator('h1')).toHaveText('Your request has been sent');
  await expect(modalOf(page)).toHaveCount(0);
  await seesNoBarrier();
  await page.getByRole('link', { name: 'Look at the request' }).click();
  await expect(page.locator('[data-page=rfqDetail]')).toContainText(description);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'sizes.txt' }).click();
  expect((await file).suggestedFilename()).toBe('sizes.txt');
  await seesNoBarrier();
  await page.getByRole('link', { name: 'Back to my requests' }).click();
  await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(1);
  await seesNoBarrier();
  await page.reload();
  await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
});

test('R-4.058 R-4.060 R-4.062 R-4.063 R-4.065 a guest logs in over the form, the request goes off by itself, and she stays', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await openForm(page);
  const description = newDescription();
  await fillRequest(page, description, buyer.email);
  let sent = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('submitNewRfq.json')) sent += 1;
  });
  await next(page).click();
  await expect(modalOf(page)).toHaveAttribute('data-state', 'visible');
  await expect(page).toHaveURL('/rfq');
  expect(await kept(page, 'deferred_task')).toMatchObject({ kind: 'RFQSubmit' });
  expect(sent).toBe(0);
  await fillLogin(page, buyer);
  await expect(page.locator('[data-rfq=sent]')).toContainText('Your request has been sent');
  await expect(page).toHaveURL('/rfq');
  expect([sent, await kept(page, 'deferred_task'), await keptDraft(page)]).toEqual([1, null, null]);
  await page.getByRole('link', { name: 'My requests' }).last().click();
  await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
});

test('a login that is closed sends nothing and loses nothing', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await openForm(page);
  const description = newDescription();
  await fillRequest(page, description, buyer.email);
  await next(page).click();
  await expect(modalOf(page)).toHaveAttribute('data-state', 'visible');
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('alert').last()).toContainText('Nothing has been sent');
  await expect(form(page)).toContainText(description);
  await next(page).click();
  await fillLogin(page, buyer);
  await expect(page.locator('[data-rfq=sent]')).toBeVisible();
});

test('R-2.043 R-4.061 R-4.064 the buyer service explains itself, asks for the login on its page, and sends as source 2', async ({
  page,
  request,
  seesNoBarrier,
}) => {
  const buyer = await newBuyer(request);
  await openForm(page, '/rfq-buyerservice');
  await expect(page.locator('[data-page=rfq-buyerservice]')).toContainText('How it works');
  await seesNoBarrier();
  const description = newDescription();
  await fillRequest(page, description, buyer.email);
  await next(page).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const sent = page.waitForRequest(/submitNewRfq\.json$/);
  await fillLogin(page, buyer);
  expect((await sent).postDataJSON().data).toMatchObject({ description, source: 2 });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: 'request' }).first()).toBeVisible();
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
});

test('R-3.082 where a request comes from is kept and sent', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await logIn(page, buyer);
  await openForm(page, '/rfq?rfq_source=7');
  expect(await page.evaluate(() => localStorage.getItem('rfq_source'))).toBe('7');
  await openForm(page);
  await fillRequest(page, newDescription(), buyer.email);
  const sent = page.waitForRequest(/submitNewRfq\.json$/);
  await next(page).click();
  expect((await sent).postDataJSON().data.source).toBe(7);
});

test('a draft survives a reload with its step, its tags and its files', async ({ page }) => {
  await openForm(page);
  await fieldOf(page, 'description').fill('A draft that stays');
  await page.locator('[data-field=cateAndTag] fieldset button').first().click();
  await page.locator('input[type=file]').setInputFiles([TEXT_FILE]);
  await expect(page.locator('[data-file=kept]')).toHaveCount(1);
  await next(page).click();
  await fieldOf(page, 'quantity').fill('12');
  await page.reload();
  await expect(form(page)).toHaveAttribute('data-step', 'quantity');
  await expect(fieldOf(page, 'quantity')).toHaveValue('12');
  await form(page).getByRole('button', { name: 'Back' }).click();
  await expect(fieldOf(page, 'description')).toHaveValue('A draft that stays');
  await expect(page.locator('[data-field=cateAndTag] [data-chip]')).toHaveCount(1);
  await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
});

test('R-5.007 nobody gets past a step that is wrong, and the focus shows where', async ({ page }) => {
  await openForm(page);
  await next(page).click();
  await expect(fieldOf(page, 'description')).toBeFocused();
  await expect(page.locator('[data-field=description]')).toContainText('Please fill in this field');
  await fieldOf(page, 'description').fill('Tote bags');
  await next(page).click();
  await expect(form(page)).toHaveAttribute('data-step', 'quantity');
  await fieldOf(page, 'email').fill('priya@');
  await next(page).click();
  await expect(fieldOf(page, 'email')).toBeFocused();
  await expect(fieldOf(page, 'email')).toBeInViewport();
  await expect(page.locator('[data-field=email]')).toContainText('Please enter a valid email address');
  await expect(form(page)).toHaveAttribute('data-step', 'quantity');
});

test('files that cannot go are told at once, and one that failed is sent again under its key', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await page.route('**/business-opportunity/rfq/attachment', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await openForm(page);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      TEXT_FILE,
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'film.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) },
    ]);
  const files = page.locator('[data-field=files]');
  await expect(files.getByRole('alert')).toContainText('tool.exe was not added: only PDF');
  await expect(files.getByRole('alert')).toContainText('nothing.pdf was not added: the file is empty');
  await expect(files.getByRole('alert')).toContainText('film.png was not added: it is larger than 5 MB');
  await expect(page.locator('[data-file=failed]')).toContainText('network error');
  await files.getByRole('button', { name: 'Send sizes.txt again' }).click();
  await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
  expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
  await files.getByRole('button', { name: 'Remove sizes.txt' }).click();
  await expect(page.locator('[data-file]')).toHaveCount(0);
  await page
    .locator('input[type=file]')
    .setInputFiles(Array.from({ length: 6 }, (_, at) => ({ ...TEXT_FILE, name: `part-${at}.txt` })));
  await expect(files.getByRole('alert')).toContainText('part-5.txt was not added: a request takes 5 files at most');
  await expect(page.locator('[data-file=kept]')).toHaveCount(5);
});

test('a file that is dropped is taken', async ({ page, layout }) => {
  test.skip(layout === 'h5', 'nothing is dropped on a phone');
  await openForm(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['38 x 42 cm'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.locator('[data-field=files] [data-zone]').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.locator('[data-file=kept]')).toContainText('dropped.txt');
});

/** A buyer's request at its last look. */
async function readyToSend(page: Page, request: APIRequestContext): Promise<void> {
  const buyer = await newBuyer(request);
  await logIn(page, buyer);
  await openForm(page);
  await fillRequest(page, newDescription(), buyer.email);
}

test('R-4.086 R-4.088 a refused request keeps its words, and the next try sends them', async ({ page, request }) => {
  await readyToSend(page, request);
  let tries = 0;
  const answered = Promise.withResolvers<void>();
  await page.route(SUBMIT, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await answered.promise;
    return route.fulfill({ json: { code: '400', success: false, msg: 'Out for lunch', data: null } });
  });
  await next(page).click();
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  await next(page).click({ force: true });
  answered.resolve();
  await expect(form(page).locator('[data-notice=failure]')).toContainText('Out for lunch');
  await expect(next(page)).toHaveText('Send again');
  expect(tries).toBe(1);
  await next(page).click();
  await expect(page).toHaveURL(/\/rfq\/success/);
  expect(tries).toBe(2);
});

test('an answer that is lost is asked for again under the same key, and there is one request', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await readyToSend(page, request);
  const keys: (string | undefined)[] = [];
  await page.route(SUBMIT, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await next(page).click();
  await expect(page).toHaveURL(/\/rfq\/success/);
  expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(1);
});

test('with the network cut somebody who waits is told, and goes on when it is back', async ({
  page,
  request,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await readyToSend(page, request);
  await context.setOffline(true);
  await next(page).click();
  await expect(form(page)).toContainText('This takes longer than usual');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/rfq\/success/, { timeout: 20_000 });
});

test('the whole form is worked by the keyboard alone', async ({ page, request, layout }) => {
  test.skip(layout === 'h5', 'a phone has no keyboard of its own');
  const buyer = await newBuyer(request);
  await logIn(page, buyer);
  await openForm(page);
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.locator('[data-field=cateAndTag] input').focus();
  await page.keyboard.type('cot');
  await press('ArrowDown', 'Enter', 'Escape');
  await focusByTab(page, '[data-field=description] textarea');
  await page.keyboard.type('By keyboard alone');
  await focusByTab(page, '[data-field=files] button');
  await focusByTab(page, 'main form button[type=submit]');
  await press('Enter');
  await expect(form(page)).toHaveAttribute('data-step', 'quantity');
  await focusByTab(page, '[data-field=quantity] input');
  await page.keyboard.type('500');
  await focusByTab(page, '[data-field=unit] select');
  await press('ArrowDown');
  await expect(fieldOf(page, 'unit')).toHaveValue('set');
  await press('Tab', 'Tab', 'Enter');
  await expect(form(page)).toHaveAttribute('data-step', 'review');
  await focusByTab(page, 'main form button[type=submit]');
  await press('Enter');
  await expect(page).toHaveURL(/\/rfq\/success/);
});

/** Goes on by the Tab key until the focus is there. */
async function focusByTab(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

test('the home page begins a request, and what was typed there is filled in', async ({ page }) => {
  await open(page, '/');
  const card = page.locator('[data-card=rfq]');
  await card.locator('input').first().fill('Brass valves DN20');
  await card.locator('input').nth(1).fill('250');
  await card.locator('select').selectOption('set');
  await card.locator('button').click();
  await expect(fieldOf(page, 'description')).toHaveValue('Brass valves DN20');
  await next(page).click();
  await expect(fieldOf(page, 'quantity')).toHaveValue('250');
  await expect(fieldOf(page, 'unit')).toHaveValue('set');
});

test('a search without a result leads to a request about its words', async ({ page }) => {
  await open(page, '/search/product?keyword=qqzzxx');
  await page.locator('main').getByRole('link', { name: 'Request quotations' }).click();
  await expect(fieldOf(page, 'description')).toHaveValue('qqzzxx');
});

test('a request of another account looks like none', async ({ page, request, seesNoBarrier }) => {
  await logIn(page, await newBuyer(request));
  await open(page, `/rfq/detail?rfq_id=${'A'.repeat(22)}`);
  await expect(page.locator('[data-page=rfqDetail]')).toContainText('This request does not exist');
  await seesNoBarrier();
});

test('R-2.039 a guest is led to the login and from there to the list', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await open(page, '/rfq/manage');
  await expect(page).toHaveURL(/\/login\?redirect=%2Frfq%2Fmanage/);
  await fillLogin(page, buyer);
  await expect(page.locator('[data-page=rfqManage]')).toBeVisible();
});

test('R-2.051 every kind of result has a page of its own', async ({ page, seesNoBarrier }) => {
  const titles: (string | null)[] = [];
  for (const type of ['enquiry', 'rfq', 'meeting', 'order', 'bookstand', 'feedback']) {
    await open(page, `/submitResult/${type}/success`);
    await expect(page.locator('[data-page=submitResult]')).toHaveAttribute('data-result', type);
    titles.push(await page.locator('h1').textContent());
    await seesNoBarrier();
  }
  expect(new Set(titles).size).toBe(6);
  await open(page, '/submitResult/other/success');
  await expect(page).toHaveURL('/');
});

test('in Arabic the form runs from right to left', async ({ page, seesNoBarrier }) => {
  await openForm(page, '/rfq?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await fieldOf(page, 'description').fill('حقائب قطنية');
  await next(page).click();
  await expect(form(page)).toHaveAttribute('data-step', 'quantity');
  await fieldOf(page, 'email').fill(newEmail());
  await seesNoBarrier();
  await next(page).click();
  await expect(form(page)).toContainText('حقائب قطنية');
  await seesNoBarrier();
});
