import { createBuyer, createEmail, logIn } from './support/accounts.ts';
import { sendElsewhere, sendEnquiry } from './support/enquiries.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const verify = (page: Page) => page.locator('[data-page=verify]');
const standing = (page: Page) => page.locator('[data-confirmation]');

test(
  'R-2.060 R-7.015 a new buyer sees that their email address is unconfirmed, and confirms it by the link in the same browser',
  tagPhoneOnly,
  async ({ page, request, confirmationLink, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    await sendEnquiry(page, buyer.email, 'Please quote 500 pieces.');
    await open(page, '/account');
    await expect(standing(page)).toHaveAttribute('data-confirmation', 'unconfirmed');
    await expect(standing(page)).toContainText('suppliers do not receive your enquiries');
    await seesNoBarrier();
    await standing(page).getByRole('button', { name: 'Send a new link' }).click();
    await expect(standing(page)).toHaveAttribute('data-confirmation', 'mailed');
    // Mail scanners fetch the links of emails.
    const link = await confirmationLink(buyer.email);
    expect((await request.get(link)).status()).toBe(200);
    await open(page, link);
    await expect(verify(page)).toHaveAttribute('data-state', 'verified');
    await expect(verify(page).locator('[data-sent=enquiries]')).toHaveText('1 enquiry was sent.');
    expect(page.url()).not.toContain('token');
    await seesNoBarrier();
    await open(page, '/account');
    await expect(standing(page)).toHaveCount(0);
  },
);

test(
  'R-2.060 THR-12 in another browser the link requires the password of the account',
  tagPhoneOnly,
  async ({ page, request, confirmationLink, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    const link = await confirmationLink(buyer.email);
    await open(page, link);
    await expect(verify(page)).toHaveAttribute('data-state', 'password');
    await expect(verify(page)).toContainText(buyer.email);
    await seesNoBarrier();
    const field = verify(page).locator('[data-field=verify-password] input');
    await verify(page).getByRole('button', { name: 'Confirm email address' }).click();
    await expect(field).toBeFocused();
    await field.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(verify(page).locator('form [data-notice=failure]')).toBeVisible();
    await field.fill(buyer.password);
    await page.keyboard.press('Enter');
    await expect(verify(page)).toHaveAttribute('data-state', 'verified');
    await seesNoBarrier();
  },
);

test(
  'R-2.060 THR-46 a person can disown an account with their email address, and it stays unconfirmed',
  tagPcOnly,
  async ({ page, request, browser, baseURL, confirmationLink, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    const link = await confirmationLink(buyer.email);
    await open(page, link);
    await verify(page).getByRole('button', { name: 'This is not my account' }).click();
    await expect(verify(page)).toHaveAttribute('data-state', 'rejected');
    await expect(verify(page).getByRole('link', { name: 'Set a new password' })).toBeVisible();
    await seesNoBarrier();
    await open(page, link);
    await expect(verify(page)).toHaveAttribute('data-state', 'invalid');
    const joiner = await browser.newPage({ baseURL: baseURL ?? '' });
    await logIn(joiner, buyer);
    await open(joiner, link);
    await expect(verify(joiner)).toHaveAttribute('data-state', 'invalid');
    await joiner.close();
  },
);

test(
  'R-2.060 a buyer logged in to another account is notified, logs out and continues',
  tagPcOnly,
  async ({ page, request, confirmationLink, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    await signIn(page, request);
    await open(page, await confirmationLink(buyer.email));
    await expect(verify(page)).toHaveAttribute('data-state', 'otherAccount');
    await seesNoBarrier();
    await verify(page).getByRole('button', { name: 'Log out and continue' }).click();
    await expect(verify(page)).toHaveAttribute('data-state', 'password');
  },
);

test(
  'R-2.060 THR-29 items sent by others under the email address are listed, not ticked, and confirmed or removed',
  tagPcOnly,
  async ({ page, request, mailLinks, seesNoBarrier }) => {
    const email = createEmail();
    for (const words of ['One of somebody else.', 'Another of somebody else.'])
      await sendElsewhere(request, email, words);
    await sendEnquiry(page, email, 'Please quote 500 pieces.');
    await expect.poll(() => mailLinks(email)).toHaveLength(3);
    const [link = ''] = await mailLinks(email);
    await open(page, new URL(link).pathname + new URL(link).search);
    await expect(verify(page)).toHaveAttribute('data-state', 'verified');
    const items = verify(page).locator('[data-item]');
    await expect(items).toHaveCount(2);
    await expect(items.locator('input:checked')).toHaveCount(0);
    await seesNoBarrier();
    await items.first().getByRole('checkbox').check();
    await verify(page).getByRole('button', { name: 'Confirm selected' }).click();
    await expect(verify(page).locator('[data-sent=enquiries]')).toBeVisible();
    await expect(items).toHaveCount(1);
    await items.first().getByRole('button', { name: 'I did not send this' }).click();
    await expect(items).toHaveCount(0);
    await expect(verify(page).locator('[data-removed]')).toBeVisible();
  },
);
