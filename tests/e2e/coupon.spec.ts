import { createBuyer, fillLogin, getLoginModal, recordCalls } from './support/accounts.ts';
import { call, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The open and the expired coupon of the demo world. */
const OPEN = 'C1';
const EXPIRED = 'C0';
/** A page over which the login opens. */
const MODAL = '/rfq';

const card = (page: Page) => page.locator('[data-overlay=coupon]');
const number = (page: Page) => card(page).locator('b');

test('R-2.266 D-29 a buyer who opens the address gets the coupon once', async ({ page, request, seesNoBarrier }) => {
  const { token } = await signIn(page, request);
  const issued = recordCalls(page, 'coupon/issue');
  await open(page, `/?coupon_id=${OPEN}`);
  await expect(card(page)).toHaveAttribute('data-state', 'issued');
  await expect(card(page).getByRole('heading')).toHaveText('Free sample shipping');
  await expect(card(page)).toContainText('Your coupon is ready');
  await expect(card(page)).toContainText('Valid until');
  await expect(number(page)).toHaveText(/^C-\w{4}-\w{4}$/);
  await seesNoBarrier();
  const couponNo = await number(page).textContent();
  expect(issued).toHaveLength(1);
  expect(await call(request, 'blade-promotion-sup/coupon/check', { couponId: OPEN }, token)).toMatchObject({
    status: 'issued',
  });

  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toContainText('You already have this coupon');
  await expect(number(page)).toHaveText(couponNo ?? '');
});

test(
  'R-2.266 D-29 a coupon that has expired, is sold out or does not exist says so, in the language of the page',
  tagPcOnly,
  async ({ page, request, watch, seesNoBarrier }) => {
    watch.allow(/404/); // the coupon that does not exist
    await signIn(page, request);
    await open(page, `/?coupon_id=${EXPIRED}&lang=tr`);
    await expect(card(page).getByRole('status')).toHaveText('Bu kuponun süresi doldu.');
    await expect(number(page)).toHaveCount(0);
    await seesNoBarrier();
    await open(page, '/?coupon_id=nobody&lang=en');
    await expect(card(page).getByRole('status')).toContainText('This coupon is not available');
    await page.route('**/coupon/check', (route) =>
      route.fulfill({
        json: {
          code: '0',
          success: true,
          msg: '',
          data: { couponId: OPEN, status: 'soldOut', name: 'Free sample shipping', validTo: '2099-12-31' },
        },
      }),
    );
    await open(page, `/search/product?coupon_id=${OPEN}`);
    await expect(card(page).getByRole('status')).toHaveText('All coupons have been issued.');
  },
);

test(
  'R-2.266 D-29 a guest logs in over the page and gets the coupon then',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    const issued = recordCalls(page, 'coupon/issue');
    await open(page, `${MODAL}?coupon_id=${OPEN}`);
    await expect(card(page)).toContainText('Log in or join free');
    await seesNoBarrier();
    await card(page).getByRole('button', { name: 'Log in' }).click();
    await expect(getLoginModal(page)).toContainText('get your coupon');
    await expect(card(page)).toHaveCount(0);
    expect(issued).toHaveLength(0);
    await fillLogin(page, buyer);
    await expect(card(page)).toHaveAttribute('data-state', 'issued');
    await expect(number(page)).toHaveText(/^C-\w{4}-\w{4}$/);
    await expect(card(page).getByRole('heading')).toHaveText('Free sample shipping');
    expect(issued).toHaveLength(1);
  },
);

test(
  'R-2.266 R-4.061 where the login is a page, the coupon is issued after it, and the notice links to its number',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    const issued = recordCalls(page, 'coupon/issue');
    await open(page, `/categories?coupon_id=${OPEN}`);
    await card(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.locator('[data-page=login]')).toContainText('get your coupon');
    await fillLogin(page, buyer);
    await expect(page.getByText('The coupon is yours.')).toBeVisible();
    expect(issued).toHaveLength(1);
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL(`/?coupon_id=${OPEN}`);
    await expect(number(page)).toHaveText(/^C-\w{4}-\w{4}$/);
  },
);
