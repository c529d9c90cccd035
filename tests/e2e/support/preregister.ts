import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** Fills in and sends the form over a page, whose layout has all fields. */
export async function fillModal(modal: Locator, email: string): Promise<void> {
  await expect(modal.locator('form')).toHaveAttribute('data-state', 'ready');
  await modal.locator('[name=email]').fill(email);
  await modal.locator('[name=contactName]').fill('Priya Nair');
  await modal.locator('[name=jobTitle]').selectOption('purchasing');
  await modal.locator('[name=countryId]').selectOption('356');
  await modal.locator('[name=mobile]').fill('98470 12345');
  await modal.locator('[name=company]').fill('Malabar Trading LLP');
  await modal.locator('[data-field=visitorType] button').first().click();
  await modal.locator('[data-field=participatePurpose] button').first().click();
  await modal.locator('[data-field=cateAndTag] fieldset button').first().click();
  const clause = modal.locator('[name=clause]');
  if (!(await clause.isChecked())) await clause.check();
  await modal.locator('form[data-step] button[type=submit]').click();
}

/** Waits until a sheet has slid up to the lower edge of the screen. */
export async function waitForLowerEdge(page: Page, sheet: Locator): Promise<void> {
  const lowerEdge = async () => {
    const box = await sheet.boundingBox();
    return box === null ? null : Math.round(box.y + box.height);
  };
  await expect.poll(lowerEdge).toBe(page.viewportSize()?.height);
}
