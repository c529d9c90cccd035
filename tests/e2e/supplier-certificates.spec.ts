import { createPdfFile } from '../support/sample-files.ts';
import { SUPPLIER } from './support/accounts.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`);
const form = (page: Page) => page.locator('form[data-form=certificate]');
const certificates = (page: Page) => page.locator('[data-page=supplierCertificates]');

test(
  'D-52 a supplier’s team adds a certificate with its file, changes it and removes it',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://supplier.localhost:${server.port}/certificates`);
    await certificates(page).getByRole('link', { name: 'Log in' }).click();
    await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
    await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
    await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
    await expect(certificates(page)).toHaveAttribute('data-state', 'shown');
    await seesNoBarrier();

    const name = `GOTS ${crypto.randomUUID()}`;
    await page.getByRole('button', { name: 'Add certificate' }).click();
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(field(page, 'name')).toBeFocused();
    await seesNoBarrier();
    await field(page, 'name').fill(name);
    await field(page, 'number').fill('CU 1104527');
    await field(page, 'issuer').fill('Control Union');
    await field(page, 'scope').fill('Spinning to made-up');
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await field(page, 'expires').fill(soon);
    await form(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'gots.pdf', mimeType: 'application/pdf', buffer: createPdfFile() });
    await form(page).getByRole('button', { name: 'Save' }).click();
    const row = page.locator('[data-certificate]').filter({ hasText: name });
    await expect(row).toHaveAttribute('data-standing', 'waiting');
    await expect(row).toContainText(/Expires in \d+ days/);
    await expect(row).toContainText('gots.pdf');

    await row.getByRole('button', { name: `Edit ${name}` }).click();
    await field(page, 'number').fill('CU 1104528');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('CU 1104528');
    const download = page.waitForEvent('download');
    await row.getByRole('link', { name: 'gots.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('gots.pdf');

    await row.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(row.getByRole('button', { name: 'No', exact: true })).toBeFocused();
    await seesNoBarrier();
    await row.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: `${name} has been removed` })).toBeVisible();
  },
);
