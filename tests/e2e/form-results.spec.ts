import { createPdfFile } from '../support/sample-files.ts';
import { signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

const form = (page: Page, name: string) => page.locator(`form[data-form=${name}]`);
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea, select)`);
const submit = (page: Page, name: string) => form(page, name).locator('button[type=submit]').click();

/** The result with the focus is in view. */
async function expectResult(page: Page): Promise<void> {
  const result = page.locator('[data-result=done]');
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result).not.toBeEmpty();
}

/** The first invalid field has the focus and is in view. */
async function expectInvalid(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toBeInViewport({ ratio: 1 });
}

/** The forms of the suppliers' site that stay open when they are saved. Each changes nothing that other tests read. */
const SUPPLIER_FORMS: Readonly<Record<string, (page: Page, site: string) => Promise<void>>> = {
  async product(page, site) {
    await open(page, `${site}/catalogue`);
    await page.locator('[data-product] a').first().click();
    const name = await field(page, 'name.en').inputValue();
    await field(page, 'name.en').fill('');
    await submit(page, 'product');
    await expectInvalid(page, 'name.en');
    await field(page, 'name.en').fill(name);
    await submit(page, 'product');
    await expectResult(page);
  },
  async profile(page, site) {
    await open(page, `${site}/profile`);
    await field(page, 'established').fill('2999');
    await submit(page, 'profile');
    await expectInvalid(page, 'established');
    await page.reload();
    await expect(field(page, 'established')).not.toHaveValue('2999');
    await submit(page, 'profile');
    await expectResult(page);
  },
  async certificate(page, site) {
    await open(page, `${site}/certificates`);
    await page.getByRole('button', { name: 'Add certificate' }).click();
    await submit(page, 'certificate');
    await expectInvalid(page, 'name');
    const name = `GRS ${crypto.randomUUID()}`;
    await field(page, 'name').fill(name);
    await field(page, 'number').fill('CU 1');
    await field(page, 'issuer').fill('Control Union');
    await field(page, 'scope').fill('Spinning');
    await form(page, 'certificate')
      .locator('input[type=file]')
      .setInputFiles({ name: 'grs.pdf', mimeType: 'application/pdf', buffer: createPdfFile() });
    await submit(page, 'certificate');
    await expectResult(page);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expectResult(page);
    await expect(page.locator('[data-result=done]')).toContainText('has been removed');
  },
  async invite(page, site) {
    await open(page, `${site}/people`);
    await submit(page, 'invite');
    await expectInvalid(page, 'colleague-email');
    const email = `${crypto.randomUUID()}@anatolia.example`;
    await field(page, 'colleague-email').fill(email);
    await submit(page, 'invite');
    await expectResult(page);
    const row = page.locator('[data-invitation]').filter({ hasText: email });
    await row.getByRole('button').click();
    await row.getByRole('button').last().click();
    await expect(row).toHaveCount(0);
  },
};

for (const [name, walk] of Object.entries(SUPPLIER_FORMS)) {
  test(
    `R-5.007 after each save of the form ${name}, focus and scroll go to the result`,
    tagPhoneOnly,
    async ({ page, request, server, seesNoBarrier }) => {
      await signInSupplier(page, request, server);
      await walk(page, `http://supplier.localhost:${server.port}`);
      await seesNoBarrier();
    },
  );
}

test(
  'R-5.007 after each save of a buyer’s account, focus and scroll go to the result',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const { password } = await signIn(page, request);
    await open(page, '/account');
    await field(page, 'profile-companyWebsite').fill('malabar');
    await submit(page, 'profile');
    await expectInvalid(page, 'profile-companyWebsite');
    await field(page, 'profile-companyWebsite').fill('malabar.example');
    await submit(page, 'profile');
    await expectResult(page);
    await page.reload();
    await page.locator('[data-own=change] > summary').click();
    await field(page, 'change-present').fill(password);
    await submit(page, 'change');
    await expectInvalid(page, 'change-next');
    await field(page, 'change-next').fill('a better password');
    await submit(page, 'change');
    await expectResult(page);
    await seesNoBarrier();
  },
);
