import type { APIRequestContext } from '@playwright/test';
import { signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`);
const save = (page: Page) => page.locator('form[data-form=profile] button[type=submit]');
const profile = (page: Page) => page.locator('[data-page=supplierProfile]');

/** Opens the profile as one of the supplier's people; returns the supplier's id. */
async function openProfile(page: Page, request: APIRequestContext, server: { port: number }): Promise<string> {
  const { supplierId } = await signInSupplier(page, request, server);
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
