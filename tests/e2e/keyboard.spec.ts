import type { Locator } from '@playwright/test';
import { createEmail, SUPPLIER } from './support/accounts.ts';
import { pressAt, selectAt, skipToContent, tabTo, typeAt } from './support/keyboard.ts';
import { confirmEnquiry, registerElsewhere, sendEnquiryTo, signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, test } from './support/test.ts';

/** The journeys of buyers and suppliers by keyboard alone. WCAG 2.1.1 2.1.2 2.4.3 2.4.7 2.4.11 */

/** Compares the accessibility tree of a form with the stored one, without the options of its selects. */
async function expectTree(form: Locator, name: string): Promise<void> {
  const tree = await form.ariaSnapshot();
  const lines = tree.split('\n').filter((line) => !/^ *- option /.test(line));
  // Each run has another address.
  const text = lines.join('\n').replaceAll(/buyer-[\w-]+@/g, 'buyer@');
  expect(`${text}\n`).toMatchSnapshot(`${name}.txt`);
}

test('a guest finds a product and sends an enquiry by keyboard alone', tagPcOnly, async ({ page }) => {
  await open(page, '/');
  await typeAt(page, page.getByRole('searchbox').first(), 'tote bag');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-search-type=product]')).toBeVisible();
  await skipToContent(page);
  await pressAt(page, page.locator('main li[data-industry] > a').first());
  await expect(page.locator('[data-page=product]')).toBeVisible();
  await skipToContent(page);
  await pressAt(page, page.getByRole('link', { name: 'Send enquiry' }).first());
  const form = page.locator('[data-page=enquiry]');
  await expect(form).toBeVisible();
  await expectTree(form, 'enquiry');
  await skipToContent(page);
  await pressAt(page, form.locator('button[type=submit]'));
  // The error takes the focus to the first field.
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await typeAt(page, form.locator('[name=content]'), 'Please quote 500 pieces with a one-colour print.');
  await typeAt(page, form.locator('[name=email]'), createEmail());
  await pressAt(page, form.locator('button[type=submit]'));
  await expect(page).toHaveURL(/\/success$/);
});

test('a guest compares two products and asks both suppliers by keyboard alone', tagPcOnly, async ({ page }) => {
  await open(page, '/search/product?keyword=mug');
  const choices = page.locator('main li[data-industry] > span > button[aria-pressed]');
  await skipToContent(page);
  for (const at of [0, 1]) await pressAt(page, choices.nth(at), 'Space');
  await expect(page.locator('[data-compare-tray="2"]')).toBeVisible();
  await pressAt(page, page.locator('[data-compare-tray] a'));
  await expect(page.locator('[data-compared="2"]')).toBeVisible();
  await skipToContent(page);
  await pressAt(page, page.getByRole('link', { name: /^Remove/ }).last());
  await expect(page.locator('[data-compared="1"]')).toBeVisible();
});

test('a new buyer joins by keyboard alone', tagPcOnly, async ({ page }) => {
  await open(page, '/register');
  const form = page.locator('form[data-form=register]');
  await expectTree(form, 'register');
  await skipToContent(page);
  await typeAt(page, form.locator('[data-field=register-email] input'), createEmail());
  await typeAt(page, form.locator('[data-field=register-password] input'), 'a good password');
  await pressAt(page, form.locator('button[type=submit]'));
  await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
});

test('a buyer requests quotations by keyboard alone', tagPcOnly, async ({ page, request }) => {
  await signIn(page, request);
  await open(page, '/rfq');
  const form = page.locator('form[data-step]');
  await expect(form).toHaveAttribute('data-state', 'ready');
  await expect(form.locator('[data-field=cateAndTag] fieldset button').first()).toBeVisible();
  await expectTree(form, 'rfq');
  await skipToContent(page);
  await typeAt(page, form.locator('[name=description]'), 'Canvas tote bags with a logo');
  await pressAt(page, form.locator('button[type=submit]'));
  await expect(form).toHaveAttribute('data-step', 'quantity');
  await typeAt(page, form.locator('[name=quantity]'), '5000');
  await expectTree(form, 'rfq-quantity');
  await pressAt(page, form.locator('button[type=submit]'));
  await expect(form).toHaveAttribute('data-step', 'review');
  await pressAt(page, form.locator('button[type=submit]'));
  await expect(page).toHaveURL(/success/);
});

test('a buyer orders a product by keyboard alone', tagPcOnly, async ({ page, request }) => {
  await signIn(page, request);
  await open(page, '/startOrder/P100512');
  const form = page.locator('[data-page=startOrder]');
  await expectTree(form, 'order');
  await skipToContent(page);
  await typeAt(page, form.locator('[name=contactName]'), 'Priya Raman');
  await selectAt(page, form.locator('[data-field=mobile] select'), 'India');
  await typeAt(page, form.locator('[name=mobile]'), '98470 12345');
  await pressAt(page, form.locator('button[type=submit].primary'));
  await expect(page).toHaveURL(/\/submitResult\/order\/success/);
});

test('a visitor registers for an exhibition by keyboard alone', tagPcOnly, async ({ page, server }) => {
  await open(page, `http://turkey.localhost:${server.port}/expoturkey_1001/preRegister`);
  const form = page.locator('form[data-step]');
  await skipToContent(page);
  await typeAt(page, form.locator('[name=email]'), createEmail());
  await expect(form).toHaveAttribute('data-state', 'ready');
  await expect(form.locator('[data-field=cateAndTag] fieldset button').first()).toBeVisible();
  await expectTree(form, 'pre-register');
  await typeAt(page, form.locator('[name=contactName]'), 'Priya Nair');
  await selectAt(page, form.locator('[name=jobTitle]'), 'Purch');
  await selectAt(page, form.locator('[name=countryId]'), 'India');
  await typeAt(page, form.locator('[name=mobile]'), '98470 12345');
  await typeAt(page, form.locator('[name=company]'), 'Malabar Trading LLP');
  await pressAt(page, form.locator('[data-field=visitorType] button').first(), 'Space');
  await pressAt(page, form.locator('[data-field=participatePurpose] button').first(), 'Space');
  await pressAt(page, form.locator('[data-field=cateAndTag] fieldset button').first(), 'Space');
  await pressAt(page, form.locator('button[type=submit]').last());
  await expect(page.locator('[data-outcome=registered]')).toBeVisible();
  await expect(page.locator('img[data-picture]')).toBeVisible();
});

test(
  'a visitor plans a stand and requests a meeting by keyboard alone',
  tagPcOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await signIn(page, request, site);
    await registerElsewhere(request, buyer, '1002');
    await open(page, `${site}/exhibition_1002/exhibitors`);
    await skipToContent(page);
    const plan = page.locator('main button[data-plan]').first();
    await pressAt(page, plan, 'Space');
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
    await pressAt(page, page.getByRole('link', { name: 'Request a meeting' }).last());
    const meeting = page.locator('[data-page=meeting]');
    await expect(meeting).toBeVisible();
    await skipToContent(page);
    await tabTo(page, meeting.locator('input[name=date]').first());
    await page.keyboard.press('Space');
    await tabTo(page, meeting.locator('input[name=slot]:not(:disabled)').first());
    await page.keyboard.press('Space');
    await pressAt(page, meeting.getByRole('button', { name: 'Request meeting' }));
    await expect(page.locator('[data-page=planner] [data-meeting]').first()).toBeVisible();
  },
);

test(
  'a supplier logs in and answers an enquiry by keyboard alone',
  tagPcOnly,
  async ({ page, request, server, mailLinks }) => {
    const email = createEmail();
    const enquiryId = await sendEnquiryTo(request, 'S1019', { email }, 'Can you print our logo on both sides?');
    await confirmEnquiry(request, mailLinks, email);
    const site = `http://supplier.localhost:${server.port}`;
    await open(page, `${site}/sso/login?role=supplier&redirect=%2Finbox`);
    await skipToContent(page);
    await typeAt(page, page.locator('[data-field=supplier-email] input'), SUPPLIER.email);
    await typeAt(page, page.locator('[data-field=supplier-password] input'), SUPPLIER.password);
    await pressAt(page, page.locator('form[data-form=supplierLogin] button[type=submit]'));
    const inbox = page.locator('[data-page=supplierInbox]');
    await expect(inbox).toHaveAttribute('data-state', 'shown');
    await open(page, `${site}/inbox/${enquiryId}`);
    await skipToContent(page);
    await typeAt(page, page.locator('main textarea').first(), 'Yes, we print on both sides from 500 pieces.');
    await pressAt(page, page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.locator('main')).toContainText('Yes, we print on both sides');
  },
);
