import { createEmail } from './support/accounts.ts';
import { confirmEnquiry, sendEnquiryTo, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

const list = (page: Page) => page.locator('[data-page=supplierSavedReplies]');
const form = (page: Page) => page.locator('form[data-form=savedReply]');
const composer = (page: Page) => page.locator('form[data-form=thread]');

test(
  'D-65 a supplier’s team saves a reply, inserts it into an answer, changes and removes it',
  tagPhoneOnly,
  async ({ page, request, server, mailLinks, seesNoBarrier }) => {
    const site = `http://supplier.localhost:${server.port}`;
    const { supplierId } = await signInSupplier(page, request, server);
    await open(page, `${site}/saved-replies`);
    await expect(list(page)).toHaveAttribute('data-state', 'shown');
    await seesNoBarrier();

    const title = `Lead time ${crypto.randomUUID()}`;
    await list(page).getByRole('button', { name: 'Add reply' }).click();
    await form(page).getByLabel('Title').fill(title);
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByLabel('Text')).toBeFocused();
    await seesNoBarrier();
    await form(page).getByLabel('Text').fill('Three weeks from approval.');
    await form(page).getByRole('button', { name: 'Save' }).click();
    const row = list(page).locator('[data-reply]').filter({ hasText: title });
    await expect(row).toContainText('Three weeks from approval.');
    await row.getByRole('button', { name: `Edit ${title}` }).click();
    await form(page).getByLabel('Text').fill('Four weeks from approval.');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Four weeks from approval.');

    const buyer = createEmail();
    const enquiryId = await sendEnquiryTo(request, supplierId, { email: buyer }, 'How long does it take?');
    await confirmEnquiry(request, mailLinks, buyer);
    await open(page, `${site}/inbox/${enquiryId}`);
    const field = composer(page).getByRole('textbox', { name: 'Your message' });
    await field.fill('Thank you for asking.');
    const picker = composer(page).getByRole('button', { name: 'Insert a saved reply' });
    await picker.click();
    const choices = composer(page).getByRole('region', { name: 'Insert a saved reply' });
    await expect(choices.getByRole('button', { name: title })).toBeVisible();
    await seesNoBarrier();
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
    await expect(picker).toBeFocused();
    await picker.click();
    await choices.getByRole('button', { name: title }).click();
    await expect(field).toHaveValue('Thank you for asking.\n\nFour weeks from approval.');
    await expect(field).toBeFocused();
    await composer(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Four weeks from approval.');

    await open(page, `${site}/saved-replies`);
    await row.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(row.getByRole('button', { name: 'No', exact: true })).toBeFocused();
    await row.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: `${title} has been removed` })).toBeVisible();
  },
);
