import type { Page } from '@playwright/test';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company').fill('Malabar Weaves');
  await page.getByLabel('Country', { exact: true }).selectOption('356');
  await page.getByLabel('Your name').fill('Priya Raman');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile', { exact: true }).fill('9876543210');
  await page.getByLabel('Stand area').fill('24');
  await page.getByLabel('Products to show').fill('Cotton towels');
}

test(
  'R-1.009 R-2.126 D-54 a visitor requests a stand at an exhibition and sees that the request was received',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier, mailLinks }, { project }) => {
    await open(page, `http://turkey.localhost:${server.port}/expoturkey_1022/book-stand`);
    await expect(page.locator('[data-page=book-stand]')).toHaveAttribute('data-exhibition', '1022');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await seesNoBarrier();
    const email = `stand-${project.name}@example.com`;
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.locator('[data-result=bookstand]')).toContainText('Nothing is booked yet');
    await expect.poll(() => mailLinks(email)).not.toEqual([]);
  },
);

test(
  'R-2.107 a global buyer’s company requests a stand on the pages of an industry',
  tagPcOnly,
  async ({ page, seesNoBarrier }, { project }) => {
    await open(page, '/bde-tr/book-stand');
    await expect(page.locator('[data-page=book-stand]')).toHaveAttribute('data-exhibition', '1022');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await seesNoBarrier();
    await fillIn(page, `industry-stand-${project.name}@example.com`);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.locator('[data-result=bookstand]')).toBeVisible();
    await seesNoBarrier();
  },
);

test(
  'R-2.142 the stand form is shown alone on a pop-up page',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier }) => {
    await open(page, `http://turkey.localhost:${server.port}/popupturkey/book-stand`);
    await expect(page.locator('[data-page=book-stand][data-popup]')).toContainText('Book a stand');
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
    await seesNoBarrier();
  },
);
