import { expect, open, type Page } from './test.ts';

export const getForm = (page: Page) => page.locator('main form[data-step]');
export const getNextButton = (page: Page) => getForm(page).locator('button[type=submit]');
export const getField = (page: Page, name: string) =>
  page.locator(`main [data-field=${name}]`).locator('input, textarea, select').first();
export const readStoredDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rfq_draft') ?? 'null'));

/** Moves the pointer, which loads parts that a page needs only for a user. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
}

/** Opens the form and waits until it is ready. */
export async function openForm(page: Page, address = '/rfq'): Promise<void> {
  await open(page, address);
  await movePointer(page);
  await expect(getForm(page)).toHaveAttribute('data-state', 'ready');
}

/** Fills in the form from the first step to the review. */
export async function fillRequest(page: Page, description: string, email: string): Promise<void> {
  await getField(page, 'description').fill(description);
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'quantity');
  await getField(page, 'quantity').fill('2000');
  await getField(page, 'email').fill(email);
  await getNextButton(page).click();
  await expect(getForm(page)).toHaveAttribute('data-step', 'review');
}

/** A description that no other test uses. */
export const createDescription = (): string => `Cotton tote bags, order ${crypto.randomUUID()}`;

/** A file that an RFQ accepts. */
export const TEXT_FILE = { name: 'sizes.txt', mimeType: 'text/plain', buffer: Buffer.from('38 x 42 cm, 8 cm gusset') };
