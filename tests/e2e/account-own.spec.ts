import { logIn, newBuyer } from './support/accounts.ts';
import { expect, onPc, onPhone, open, test } from './support/test.ts';

test(
  'R-2.163 the account is a page of phones, from which another login is ended',
  onPhone,
  async ({ page, request, browser, baseURL, seesNoBarrier }) => {
    const buyer = await newBuyer(request);
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    await logIn(elsewhere, buyer);
    await logIn(page, buyer);
    await page.locator('[data-account=buyer][data-shape=tab] summary').click();
    await page.locator('[data-account=buyer][data-shape=tab] a[href$="/account"]').click();
    await expect(page.locator('[data-page=account]')).toContainText(buyer.email);
    await seesNoBarrier();
    await expect(page.locator('[data-session=this]')).toHaveCount(1);
    const others = page.locator('[data-session=other]');
    const before = await others.count();
    // The newest of them is the one that began last.
    await others.first().getByRole('button').click();
    await expect(others).toHaveCount(before - 1);
    await elsewhere.reload();
    await expect(elsewhere.locator('[data-account=visitor]').first()).toBeAttached();
    await elsewhere.close();
  },
);

test('R-2.163 on a PC its address leads to the root', onPc, async ({ page }) => {
  await open(page, '/account');
  await expect(page).toHaveURL(/\/$/);
});
