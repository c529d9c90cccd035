import type { APIRequestContext } from '@playwright/test';
import { createBuyer, fillLogin } from './support/accounts.ts';
import { createDescription, fillRequest, getField, getForm, getNextButton, openForm } from './support/rfq.ts';
import { call, type SignedIn, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** Sends an RFQ as the form does, and returns its id. */
async function sendRfq(request: APIRequestContext, { email, token }: SignedIn, description: string): Promise<string> {
  const data = { description, email, cateAndTag: null, quantity: 2_000, unit: 'piece', countryId: '356', source: 2 };
  const { rfqId } = await call<{ rfqId: string }>(request, 'api/digital/rfq/submitNewRfq.json', data, token);
  return rfqId;
}

const getDetail = (page: Page) => page.locator('[data-page=rfqDetail]');

/** Goes from the first step of the filled form to the review. */
async function goToReview(page: Page): Promise<void> {
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
}

test('R-2.044 the form to edit is empty without an RFQ in the address', async ({ page, request, seesNoBarrier }) => {
  await signIn(page, request);
  await openForm(page, '/rfq/edit');
  await expect(page.locator('[data-page=rfq-edit]')).toBeVisible();
  await expect(getField(page, 'description')).toHaveValue('');
  await expect(getField(page, 'question')).toHaveValue('');
  await seesNoBarrier();
});

test('R-2.045 a buyer edits an RFQ, withdraws it, and sends it again', async ({ page, request, seesNoBarrier }) => {
  const buyer = await signIn(page, request);
  const description = createDescription();
  const rfqId = await sendRfq(request, buyer, description);
  await open(page, `/rfq/detail?rfq_id=${rfqId}`);
  await expect(getDetail(page)).toContainText('2,000 pieces');
  await seesNoBarrier();
  await getDetail(page).getByRole('link', { name: 'Edit request' }).click();
  await expect(page).toHaveURL(`/rfq/edit/${rfqId}`);
  await expect(getForm(page)).toHaveAttribute('data-state', 'ready');
  await expect(getField(page, 'description')).toHaveValue(description);
  await seesNoBarrier();
  await getField(page, 'question').fill('Can you print both sides?');
  await getNextButton(page).click();
  await expect(getField(page, 'quantity')).toHaveValue('2000');
  await getField(page, 'quantity').fill('3000');
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
  await seesNoBarrier();
  await getForm(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/rfq/detail?rfq_id=${rfqId}`);
  await expect(getDetail(page)).toContainText('3,000 pieces');
  await expect(getDetail(page)).toContainText('Can you print both sides?');
  expect(await page.evaluate(() => localStorage.getItem('rfq_draft'))).toBe(null);

  await getDetail(page).getByRole('button', { name: 'Withdraw request' }).click();
  await expect(getDetail(page).getByRole('button', { name: 'Keep request' })).toBeFocused();
  await seesNoBarrier();
  await getDetail(page).getByLabel('Reason (optional)').fill('We found a supplier');
  await getDetail(page).getByRole('button', { name: 'Withdraw request' }).click();
  await expect(getDetail(page).getByRole('status')).toContainText('You withdrew this request');
  await expect(getDetail(page)).toContainText('We found a supplier');
  await expect(getDetail(page).locator('header')).toContainText('Withdrawn');
  await seesNoBarrier();

  await getDetail(page).getByRole('link', { name: 'Change and send again' }).click();
  await expect(getForm(page)).toHaveAttribute('data-state', 'ready');
  await expect(getField(page, 'description')).toHaveValue(description);
  await goToReview(page);
  await getForm(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/rfq\/success\?rfq_id=/);
  await page.getByRole('link', { name: 'View request' }).click();
  await expect(getDetail(page).locator('header')).toContainText('Open');
  await getDetail(page).getByRole('link', { name: 'View the earlier request' }).click();
  await expect(page).toHaveURL(`/rfq/detail?rfq_id=${rfqId}`);
  await open(page, '/rfq/manage');
  await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(2);
  await expect(page.locator(`[data-page=rfqManage] [data-rfq="${rfqId}"]`)).toContainText('Withdrawn');
});

test(
  'R-2.045 an edit of an RFQ that has changed meanwhile is not saved, and nothing typed is lost',
  tagPcOnly,
  async ({ page, request, watch }) => {
    watch.allow(/Failed to load resource.*409/);
    const buyer = await signIn(page, request);
    const rfqId = await sendRfq(request, buyer, createDescription());
    await openForm(page, `/rfq/edit/${rfqId}`);
    const withdrawal = { rfqId, version: 1 };
    await call(request, 'business-opportunity/rfq/withdraw', withdrawal, buyer.token);
    await getField(page, 'description').fill('Linen tote bags');
    await goToReview(page);
    await getForm(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(getForm(page)).toContainText('Your changes were not saved');
    await expect(getForm(page)).toContainText('This request has ended');
    await expect(getForm(page)).toContainText('Linen tote bags');
  },
);

test('an RFQ of another account cannot be edited, and looks missing', tagPhoneOnly, async ({ page, request }) => {
  await signIn(page, request);
  await open(page, `/rfq/edit/${'A'.repeat(22)}`);
  await expect(page.locator('[data-page=rfqEdit]')).toContainText('This request does not exist');
});

test(
  'R-2.046 R-4.061 a guest opens the form from the CRM with the email address of the link, and sends source 10',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    await openForm(page, `/crm-rfq?rfq_email=${encodeURIComponent(buyer.email)}`);
    await expect(page.locator('[data-page=crm-rfq]')).toBeVisible();
    await seesNoBarrier();
    const description = createDescription();
    await getField(page, 'description').fill(description);
    await getNextButton(page).click();
    await expect(getField(page, 'email')).toHaveValue(buyer.email);
    await getNextButton(page).click();
    await expect(getForm(page)).toHaveAttribute('data-step', 'review');
    await getNextButton(page).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    const sent = page.waitForRequest(/submitNewRfq\.json$/);
    await fillLogin(page, buyer);
    expect((await sent).postDataJSON().data).toMatchObject({ description, email: buyer.email, source: 10 });
    await expect(page).toHaveURL('/');
    await open(page, '/rfq/manage');
    await expect(page.locator('[data-page=rfqManage]')).toContainText(description);
    // Later RFQs from this device do not count as leads of the CRM.
    expect(await page.evaluate(() => localStorage.getItem('rfq_source'))).toBe(null);
  },
);

test('R-2.046 on a phone, the form from the CRM is sent with source 10', tagPhoneOnly, async ({ page, request }) => {
  const buyer = await signIn(page, request);
  await openForm(page, '/crm-rfq');
  await fillRequest(page, createDescription(), buyer.email);
  const sent = page.waitForRequest(/submitNewRfq\.json$/);
  await getNextButton(page).click();
  expect((await sent).postDataJSON().data).toMatchObject({ source: 10 });
  const { records } = await call<{ records: { source: number }[] }>(
    request,
    'business-opportunity/rfq/list',
    { pageNo: 1 },
    buyer.token,
  );
  expect(records.map(({ source }) => source)).toEqual([10]);
});

test('R-2.236 R-2.237 R-2.238 R-2.239 R-2.245 R-2.251 the parameters of an address fill in the form', async ({
  page,
  request,
}) => {
  const buyer = await signIn(page, request);
  const description = createDescription();
  const bundle = { description: 'not this', question: 'Samples?', quantity: 250, unit: 'set', countryId: '792' };
  const query = new URLSearchParams({
    rfq_description: description,
    rfq_email: 'priya@malabar.example',
    rfq_question: 'Can you print them?',
    rfq_source: '7',
    rfq_default_data: Buffer.from(JSON.stringify(bundle)).toString('base64url'),
  });
  await openForm(page, `/rfq?${query}`);
  await expect(getField(page, 'description')).toHaveValue(description);
  await expect(getField(page, 'question')).toHaveValue('Can you print them?');
  await getNextButton(page).click();
  await expect(getField(page, 'email')).toHaveValue('priya@malabar.example');
  await expect(getField(page, 'quantity')).toHaveValue('250');
  await expect(getField(page, 'unit')).toHaveValue('set');
  await expect(getField(page, 'countryId')).toHaveValue('792');
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
  await getNextButton(page).click();
  await expect(page).toHaveURL(/\/rfq\/success\?rfq_id=/);
  const { records } = await call<{ records: { rfqId: string; source: number }[] }>(
    request,
    'business-opportunity/rfq/list',
    { pageNo: 1 },
    buyer.token,
  );
  expect(records.map(({ source }) => source)).toEqual([7]);
  await open(page, `/rfq/detail?rfq_id=${records[0]?.rfqId}`);
  await expect(getDetail(page)).toContainText(description);
});
