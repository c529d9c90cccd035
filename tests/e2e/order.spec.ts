import { createBuyer, fillLogin } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, test } from './support/test.ts';

test('R-2.056 D-17 D-82 a product is ordered after a login, and is shown in the buyer’s list', async ({
  page,
  layout,
  request,
  seesNoBarrier,
}) => {
  if (layout === 'h5') await signIn(page, request);
  await open(page, '/search/product?keyword=towel');
  const product = page.locator('a[href*="_P"][href$=".html"]').first();
  const productId = /_(P\d+)\.html/.exec((await product.getAttribute('href')) ?? '')?.[1] ?? '';
  await open(page, `/startOrder/${productId}`);
  if (layout === 'pc') {
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, await createBuyer(request));
  }
  const form = page.locator('[data-page=startOrder]');
  await expect(form).toBeVisible();
  const quantity = page.locator('[name=quantity]');
  const least = await quantity.inputValue();
  expect(Number(least)).toBeGreaterThan(0);
  await quantity.fill('0');
  await page.locator('[name=mobile]').fill('123');
  await page.locator('button[type=submit].primary').click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3); // the account has no name yet
  await seesNoBarrier();
  await quantity.fill(least);
  await page.locator('[name=contactName]').fill('Priya Raman');
  await page.locator('[data-field=mobile] select').selectOption('792');
  await page.locator('[name=mobile]').fill('532 123 45 67');
  await page.locator('button[type=submit].primary').click();
  await expect(page).toHaveURL(/\/submitResult\/order\/success/);
  await seesNoBarrier();
  await page.locator('[data-result=order] a.primary').click();
  await expect(page.locator('[data-order]')).toContainText('+90 5321234567');
  await seesNoBarrier();
});
