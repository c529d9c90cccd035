import type { APIRequestContext } from '@playwright/test';
import { call } from './signed-in.ts';
import { expect, open, type Page } from './test.ts';

/**
 * The form for an enquiry about a product of the demo world; the first test of `enquiry.spec.ts` checks the path to it.
 */
export const ENQUIRY = '/enquiry/x_P100512';

/** Sends an enquiry about that product. */
export async function sendEnquiry(page: Page, email: string, words: string): Promise<void> {
  await open(page, ENQUIRY);
  await page.locator('[data-field=email] input').fill(email);
  await page.locator('[data-field=content] textarea').fill(words);
  await page.locator('[data-page=enquiry] button[type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
}

/** A supplier of the demo world. */
const SUPPLIER_ID = 'S1019';

/** Sends an enquiry to a supplier with an address from another device. */
export async function sendElsewhere(request: APIRequestContext, email: string, content: string): Promise<void> {
  const data = { type: 'supplier', targetId: SUPPLIER_ID, supplierId: SUPPLIER_ID, content, email, source: 3 };
  await call(request, 'inquiry/submitNewInquiry.json', data);
}
