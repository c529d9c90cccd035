import { expect, open, type Page } from './test.ts';

/** The form for an enquiry about a product of the demo world; the way to it is `enquiry.spec.ts`'s first test. */
export const ENQUIRY = '/enquiry/x_P100512';

/** Sends an enquiry about that product. */
export async function sendEnquiry(page: Page, email: string, words: string): Promise<void> {
  await open(page, ENQUIRY);
  await page.locator('[data-field=email] input').fill(email);
  await page.locator('[data-field=content] textarea').fill(words);
  await page.locator('[data-page=enquiry] button[type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
}
