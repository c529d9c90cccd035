import { expect, open, type Page } from './test.ts';

/** Sends an enquiry about a product from its own page. */
export async function sendEnquiry(page: Page, email: string, words: string): Promise<void> {
  await open(page, '/search/product?keyword=tote');
  await page
    .locator('main ul li a', { has: page.locator('img') })
    .first()
    .click();
  await page.getByRole('link', { name: 'Send enquiry' }).first().click();
  await page.locator('[data-field=email] input').fill(email);
  await page.locator('[data-field=content] textarea').fill(words);
  await page.locator('[data-page=enquiry] button[type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
}
