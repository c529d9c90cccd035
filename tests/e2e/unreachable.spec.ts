import { createEmail } from './support/accounts.ts';
import { confirmEnquiry, sendEnquiryTo, signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** A supplier of the demo world without people. */
const QUIET = 'S1040';
/** A supplier of the demo world with a person. */
const REACHABLE = 'S1031';
/** A product of another one. */
const OFFERED = 'P100365';

test('D-94 a supplier without people is marked on its page, at the form and after sending, and one with people is not', async ({
  page,
  seesNoBarrier,
}) => {
  const note = page.locator('[data-unreachable]');
  await open(page, `/supplier/x_${REACHABLE}.html`);
  await expect(page.locator('[data-page=supplier]')).toBeVisible();
  await expect(note).toHaveCount(0);
  await open(page, `/supplier/x_${QUIET}.html`);
  await expect(note).toContainText('is not reachable on Fairhall yet. Our team will get your enquiry');
  await seesNoBarrier();
  await open(page, `/enquiry/x_${QUIET}`);
  await expect(note).toBeVisible();
  await seesNoBarrier();
  await page.locator('[data-field=email] input').fill(createEmail());
  await page.locator('[data-field=content] textarea').fill('Do you ship to Izmir?');
  await page.locator('[data-page=enquiry] button[type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.locator('[data-page=enquirySuccess]')).toContainText('so that our team gets your enquiry');
});

test(
  'D-94 the order form of a supplier without people says that the team gets the order',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    await signIn(page, request);
    await open(page, `/supplier/x_${QUIET}.html`);
    const product = page.locator('a[href*="_P"][href$=".html"]').first();
    const productId = /_(P\d+)\.html/.exec((await product.getAttribute('href')) ?? '')?.[1] ?? '';
    await open(page, `/startOrder/${productId}`);
    const form = page.locator('[data-page=startOrder]');
    await expect(form.locator('[data-unreachable]')).toContainText('Our team will get your order request');
    await expect(form).toContainText('Our team and the supplier will see your name');
    await seesNoBarrier();
  },
);

test(
  'D-94 a guest reads that nobody has replied, and asks another supplier with the same text',
  tagPcOnly,
  async ({ page, request, seesNoBarrier, mailLinks }) => {
    const email = createEmail();
    const enquiryId = await sendEnquiryTo(request, QUIET, { email }, 'Please quote 500 towels.');
    const sign = await confirmEnquiry(request, mailLinks, email);
    // The offer itself comes days later; other tests let that time pass.
    const offer = {
      productId: OFFERED,
      name: 'Pool towel',
      image: '',
      supplierId: REACHABLE,
      supplierName: 'Other Looms',
    };
    await page.route('**/gateway/inquiry-buyer/thread', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, others: [offer] } } });
    });
    await open(page, `/enquiries/${enquiryId}?sign=${sign}`);
    const thread = page.locator('[data-page=enquiryThread]');
    await expect(thread).toContainText('Our team has your enquiry and is trying to get you an answer.');
    const offers = thread.locator('[data-offers="1"]');
    await expect(offers.getByRole('heading')).toHaveText('No reply yet');
    await seesNoBarrier();
    await offers.getByRole('link', { name: /^Ask .?Other Looms/ }).click();
    await expect(page.locator('[data-field=content] textarea')).toHaveValue('Please quote 500 towels.');
    expect(page.url()).not.toContain(sign);
    await seesNoBarrier();
  },
);
