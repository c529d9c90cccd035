import { createBuyer, fillLogin, getLoginModal, readStored } from './support/accounts.ts';
import {
  createDescription,
  fillRequest,
  getField,
  getForm,
  getNextButton,
  openForm,
  readStoredDraft,
  TEXT_FILE,
} from './support/rfq.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test('R-1.005 R-2.038 R-2.039 R-2.040 R-2.042 R-4.066 a buyer sends an RFQ and finds it in the list', async ({
  page,
  request,
  seesNoBarrier,
}) => {
  const buyer = await signIn(page, request);
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage]')).toContainText('No RFQs yet');
  await seesNoBarrier();
  await page.locator('[data-page=rfqManage] a').click();
  await expect(page.locator('[data-page=rfq]')).toBeVisible();
  await expect(getForm(page)).toHaveAttribute('data-state', 'ready');
  await seesNoBarrier();
  const description = createDescription();
  await getField(page, 'description').fill(description);
  await page.locator('input[type=file]').setInputFiles([TEXT_FILE]);
  await expect(page.locator('[data-file=kept]')).toContainText('sizes.txt');
  await getNextButton(page).click();
  await expect(getField(page, 'email')).toHaveValue(buyer.email);
  await getField(page, 'quantity').fill('2000');
  await seesNoBarrier();
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
  await expect(getForm(page)).toContainText('2,000 pieces');
  await seesNoBarrier();
  await getNextButton(page).click();
  await expect(page).toHaveURL(/\/rfq\/success\?rfq_id=/);
  await expect(page.locator('h1')).toHaveText('Your request has been sent');
  await expect(getLoginModal(page)).toHaveCount(0);
  await seesNoBarrier();
  await page.getByRole('link', { name: 'View request' }).click();
  await expect(page.locator('[data-page=rfqDetail]')).toContainText(description);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'sizes.txt' }).click();
  expect((await file).suggestedFilename()).toBe('sizes.txt');
  await seesNoBarrier();
  await page.getByRole('link', { name: 'Back to My RFQs' }).click();
  await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(1);
  await seesNoBarrier();
  await page.reload();
  await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
});

test(
  'R-4.058 R-4.060 R-4.062 R-4.063 R-4.065 R-6.014 a guest logs in over the form, the RFQ is sent automatically, and they stay on the page',
  tagPhoneOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await openForm(page);
    const description = createDescription();
    await fillRequest(page, description, buyer.email);
    let sent = 0;
    page.on('request', (one) => {
      if (one.url().endsWith('submitNewRfq.json')) sent += 1;
    });
    await getNextButton(page).click();
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
    await expect(page).toHaveURL('/rfq');
    expect(await readStored(page, 'deferred_task')).toMatchObject({ kind: 'RFQSubmit' });
    expect(sent).toBe(0);
    await fillLogin(page, buyer);
    await expect(page.locator('[data-rfq=sent]')).toContainText('Your request has been sent');
    await expect(page).toHaveURL('/rfq');
    expect([sent, await readStored(page, 'deferred_task'), await readStoredDraft(page)]).toEqual([1, null, null]);
    await page.getByRole('link', { name: 'My RFQs' }).last().click();
    await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
  },
);

test('closing the login sends nothing and loses nothing', tagPcOnly, async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await openForm(page);
  const description = createDescription();
  await fillRequest(page, description, buyer.email);
  await getNextButton(page).click();
  await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
  await page.keyboard.press('Escape');
  await expect(getForm(page).getByRole('alert').last()).toContainText('Nothing was sent');
  await expect(getForm(page)).toContainText(description);
  await getNextButton(page).click();
  await fillLogin(page, buyer);
  await expect(page.locator('[data-rfq=sent]')).toBeVisible();
});

test(
  'R-2.043 R-4.061 R-4.064 the buyer service explains itself, uses the login page, and sends source 2',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    await openForm(page, '/rfq-buyerservice');
    await expect(page.locator('[data-page=rfq-buyerservice]')).toContainText('How it works');
    await seesNoBarrier();
    const description = createDescription();
    await fillRequest(page, description, buyer.email);
    await getNextButton(page).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    const sent = page.waitForRequest(/submitNewRfq\.json$/);
    await fillLogin(page, buyer);
    expect((await sent).postDataJSON().data).toMatchObject({ description, source: 2 });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').filter({ hasText: 'request' }).first()).toBeVisible();
    await open(page, '/rfq/manage');
    await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
  },
);

test('R-3.082 the source of an RFQ is stored and sent', tagPcOnly, async ({ page, request }) => {
  const buyer = await signIn(page, request);
  await openForm(page, '/rfq?rfq_source=7');
  expect(await page.evaluate(() => localStorage.getItem('rfq_source'))).toBe('7');
  await openForm(page);
  await fillRequest(page, createDescription(), buyer.email);
  const sent = page.waitForRequest(/submitNewRfq\.json$/);
  await getNextButton(page).click();
  expect((await sent).postDataJSON().data.source).toBe(7);
});

test('an RFQ started on a phone’s home page has the description filled in', tagPhoneOnly, async ({ page }) => {
  await open(page, '/');
  const card = page.locator('[data-card=rfq]');
  await expect(card.locator('input, select')).toHaveCount(1);
  await card.locator('input').fill('Brass valves DN20');
  await card.locator('button').click();
  await expect(getField(page, 'description')).toHaveValue('Brass valves DN20');
});

test('an RFQ started on the home page has the typed values filled in', tagPcOnly, async ({ page }) => {
  await open(page, '/');
  const card = page.locator('[data-card=rfq]');
  await card.locator('input').first().fill('Brass valves DN20');
  await card.locator('input').nth(1).fill('250');
  await card.locator('select').selectOption('set');
  await card.locator('button').click();
  await expect(getField(page, 'description')).toHaveValue('Brass valves DN20');
  await getNextButton(page).click();
  await expect(getField(page, 'quantity')).toHaveValue('250');
  await expect(getField(page, 'unit')).toHaveValue('set');
});

test('a search without results leads to an RFQ with its keyword', tagPcOnly, async ({ page }) => {
  await open(page, '/search/product?keyword=qqzzxx');
  await page.locator('main').getByRole('link', { name: 'Request quotations' }).click();
  await expect(getField(page, 'description')).toHaveValue('qqzzxx');
});

test('an RFQ of another account looks like a missing one', tagPcOnly, async ({ page, request, seesNoBarrier }) => {
  await signIn(page, request);
  await open(page, `/rfq/detail?rfq_id=${'A'.repeat(22)}`);
  await expect(page.locator('[data-page=rfqDetail]')).toContainText('This request does not exist');
  await seesNoBarrier();
});
