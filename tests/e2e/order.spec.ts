import { createBuyer, fillLogin } from './support/accounts.ts';
import { call, type SignedIn, signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

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

/** A product of the demo supplier, whose person `signInSupplier` logs in. */
const PRODUCT = 'P100365';
const siteOf = ({ port }: { readonly port: number }) => `http://supplier.localhost:${port}`;

/** Orders as the page does; other tests check the form. */
async function sendOrder(request: Parameters<typeof call>[0], { token }: SignedIn): Promise<string> {
  const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } };
  const order = { goodsId: PRODUCT, quantity: 10_000, remark: 'In natural cotton, please', contact };
  return (await call<{ orderNo: string }>(request, 'goods-order/create', order, token)).orderNo;
}

test(
  'D-17 R-2.056 a supplier declines an order with a reason, and the buyer reads it in the list and on its page',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    const orderNo = await sendOrder(request, buyer);
    await signInSupplier(page, request, server);
    await open(page, `${siteOf(server)}/received-orders`);
    const list = page.locator('[data-page=supplierOrders]');
    await list.locator('[data-part=received]').click();
    await expect(list.locator('[data-part=received]')).toHaveAttribute('aria-pressed', 'true');
    await seesNoBarrier();
    await list.locator(`[data-order="${orderNo}"] a[href$="${orderNo}"]`).click();
    const received = page.locator(`[data-page=supplierOrder] [data-order="${orderNo}"]`);
    await expect(received).toHaveAttribute('data-state', 'received');
    await expect(received).toContainText('In natural cotton, please');
    await seesNoBarrier();
    const decline = received.getByRole('button', { name: 'Decline', exact: true });
    await decline.click();
    await expect(received.locator('textarea')).toBeFocused();
    await seesNoBarrier();
    await received.getByRole('button', { name: 'Go back' }).click();
    await expect(decline).toBeFocused();
    await decline.click();
    await received.locator('textarea').fill('Sold out until June');
    await received.getByRole('button', { name: 'Decline order' }).click();
    await expect(received).toHaveAttribute('data-state', 'declined');
    await expect(received.getByRole('status')).toBeFocused();
    await expect(received.getByRole('status')).toContainText('Order declined on');
    await seesNoBarrier();
    await open(page, '/orders');
    await expect(page.locator(`[data-order="${orderNo}"]`)).toContainText('Declined');
    await seesNoBarrier();
    await page.locator(`[data-order="${orderNo}"] a`).first().click();
    const own = page.locator(`[data-page=myOrder][data-order="${orderNo}"]`);
    await expect(own).toContainText('Sold out until June');
    await expect(own.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await seesNoBarrier();
  },
);

test(
  'D-17 a buyer cancels an order after a question, and keeps it if they think again',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const orderNo = await sendOrder(request, await signIn(page, request));
    await open(page, `/orders/${orderNo}`);
    const cancel = page.locator('[data-act=cancel]');
    await cancel.click();
    const keep = page.getByRole('button', { name: 'Keep order' });
    await expect(keep).toBeFocused();
    await seesNoBarrier();
    await keep.click();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await page.locator('form[data-form=cancel] button[type=submit]').click();
    const status = page.locator('[data-page=myOrder] [data-state=cancelled]').getByRole('status');
    await expect(status).toContainText('You cancelled this order');
    await expect(status).toBeFocused();
    await expect(cancel).toHaveCount(0);
  },
);

test(
  'D-17 D-95 a confirmed order cannot be cancelled, its buyer reads why, and its messages name it',
  tagPcOnly,
  async ({ page, request, server, watch, seesNoBarrier }) => {
    watch.allow(/Failed to load resource.*409/);
    const orderNo = await sendOrder(request, await signIn(page, request));
    await open(page, `/orders/${orderNo}`);
    await page.locator('[data-act=cancel]').click();
    const supplier = await page.context().newPage();
    await signInSupplier(supplier, request, server);
    await open(supplier, `${siteOf(server)}/received-orders/${orderNo}`);
    const received = supplier.locator(`[data-order="${orderNo}"]`);
    await received.getByRole('button', { name: 'Confirm order' }).click();
    await expect(received.getByRole('status')).toContainText('Order confirmed on');
    await supplier.close();
    await page.locator('form[data-form=cancel] button[type=submit]').click();
    const own = page.locator('[data-page=myOrder]');
    await expect(own.getByRole('alert')).toContainText('The supplier has already confirmed this order');
    await expect(own.getByRole('status')).toContainText('Order confirmed on');
    await seesNoBarrier();
    await own.getByRole('link', { name: 'View messages' }).click();
    const thread = page.locator('[data-page=enquiryThread]');
    await thread.locator(`a[data-order="${orderNo}"]`).click();
    await expect(own).toHaveAttribute('data-order', orderNo);
  },
);
