import type { APIRequestContext } from '@playwright/test';
import { createPictureFile } from '../support/sample-files.ts';
import { CHANGED_SUPPLIER } from './support/accounts.ts';
import { signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`);
const save = (page: Page) => page.locator('form[data-form=profile] button[type=submit]');
const profile = (page: Page) => page.locator('[data-page=supplierProfile]');

/** Opens the profile as one of the supplier's people; returns the supplier's id. */
async function openProfile(page: Page, request: APIRequestContext, server: { port: number }): Promise<string> {
  const { supplierId } = await signInSupplier(page, request, server, CHANGED_SUPPLIER);
  await open(page, `http://supplier.localhost:${server.port}/profile`);
  await expect(profile(page)).toHaveAttribute('data-state', 'shown');
  return supplierId;
}

// Only one layout: the demo supplier has one profile, which the tests of both layouts would write at once.
test(
  'D-52 a supplier’s team edits the profile, the second of two concurrent saves is notified, and buyers see the changes',
  tagPhoneOnly,
  async ({ page, request, browser, server, seesNoBarrier, watch }) => {
    watch.allow(/Failed to load resource/);
    const colleague = await browser.newPage();
    const supplierId = await openProfile(page, request, server);
    await openProfile(colleague, request, server);
    await seesNoBarrier();
    const before = await field(page, 'about.en').inputValue();
    const [mine, theirs] = [`${before} Mine ${crypto.randomUUID()}.`, `${before} Theirs ${crypto.randomUUID()}.`];
    await field(colleague, 'about.en').fill(theirs);
    await save(colleague).click();
    await expect(colleague.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await field(page, 'about.en').fill(mine);
    await save(page).click();
    await expect(page.locator('form[data-form=profile] [data-notice=limit]')).toContainText(
      'A colleague saved changes',
    );
    await expect(page.locator('[data-field="about.en"]')).toContainText(theirs);
    await expect(field(page, 'about.en')).toHaveValue(mine);
    await seesNoBarrier();
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await colleague.goto(`http://localhost:${server.port}/supplier/any_${supplierId}.html`);
    await expect(colleague.locator('[data-page=supplier]')).toContainText(mine);
    await field(page, 'established').fill('2999');
    await save(page).click();
    await expect(page.locator('[data-field=established]')).toContainText('such as 1998');
    await expect(field(page, 'established')).toBeFocused();
    await page.reload();
    await expect(field(page, 'about.en')).toHaveValue(mine);
    await field(page, 'about.en').fill(before);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await colleague.close();
  },
);

test(
  'D-52 a supplier’s team adds a logo and company pictures, buyers see them on its page and in lists, and removes them',
  tagPhoneOnly,
  async ({ page, request, browser, server, seesNoBarrier }) => {
    const supplierId = await openProfile(page, request, server);
    const form = page.locator('form[data-form=pictures]');
    const choose = (name: string) => form.locator(`[data-field=${name}] input[type=file]`);
    const result = form.locator('[data-result=done]');
    await choose('logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await createPictureFile('png', { width: 300, height: 300 }),
    });
    await expect(form.locator('[data-field=logo] img')).toBeVisible();
    await choose('images').setInputFiles([
      { name: 'hall.png', mimeType: 'image/png', buffer: await createPictureFile('png') },
      { name: 'hall.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
      { name: 'team.webp', mimeType: 'image/webp', buffer: await createPictureFile('webp') },
    ]);
    await expect(form.locator('[data-picture="1"] img')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('hall.heic: unsupported type');
    await form.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await expect(form.getByRole('button', { name: 'Move picture 1 later' })).toBeFocused();
    await seesNoBarrier();
    await form.getByRole('button', { name: 'Save pictures' }).click();
    await expect(result).toBeFocused();
    await expect(result).toContainText('Pictures saved.');

    const buyer = await browser.newPage();
    await open(buyer, `http://localhost:${server.port}/supplier/any_${supplierId}.html`);
    await expect(buyer.locator('#home img').first()).toHaveJSProperty('naturalWidth', 166);
    const gallery = buyer.locator('[data-gallery] button');
    await expect(gallery).toHaveCount(2);
    await gallery.first().click();
    await expect(buyer.getByRole('dialog')).toBeVisible();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(buyer.getByRole('dialog')).toHaveCount(0);
    await expect(gallery.first()).toBeFocused();
    const name = (await buyer.locator('h1').textContent()) ?? '';
    await open(buyer, `http://localhost:${server.port}/search/supplier?keyword=${encodeURIComponent(name)}`);
    await expect(buyer.locator('main li[data-industry] img[loading=lazy]').first()).toBeAttached();

    await form.getByRole('button', { name: 'Remove logo' }).click();
    await expect(choose('logo')).toBeFocused();
    await form.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(form.getByRole('button', { name: 'Remove picture 1' })).toBeFocused();
    await form.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(choose('images')).toBeFocused();
    await form.getByRole('button', { name: 'Save pictures' }).click();
    await expect(result).toBeFocused();
    await open(buyer, `http://localhost:${server.port}/supplier/any_${supplierId}.html`);
    await expect(gallery).toHaveCount(0);
    await expect(buyer.locator('#home img')).toHaveCount(0);
    await buyer.close();
  },
);
