import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const state = (page: Page) => page.locator('[data-page=unsubscribe]');

test(
  'R-2.162 a logged-in buyer unsubscribes from marketing emails and subscribes again',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    await open(page, '/setting/unsubscribe');
    await expect(state(page)).toHaveAttribute('data-state', 'login');
    await seesNoBarrier();
    const buyer = await signIn(page, request);
    await open(page, '/setting/unsubscribe');
    await expect(state(page)).toHaveAttribute('data-state', 'subscribed');
    await expect(state(page)).toContainText(buyer.email);
    await seesNoBarrier();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(state(page)).toHaveAttribute('data-state', 'unsubscribed');
    await page.reload();
    await expect(state(page)).toHaveAttribute('data-state', 'unsubscribed');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(state(page)).toHaveAttribute('data-state', 'subscribed');
  },
);

test('R-2.162 a broken link says so, in Arabic too', tagPhoneOnly, async ({ page, seesNoBarrier }) => {
  await open(page, '/setting/unsubscribe?email=a@b.co&sign=0123456789abcdef&lang=ar');
  await expect(state(page)).toHaveAttribute('data-state', 'invalid');
  await expect(page.locator('h1')).toHaveText('هذا الرابط لا يعمل');
  await seesNoBarrier();
});
