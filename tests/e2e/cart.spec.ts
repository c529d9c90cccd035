import { createBuyer, fillLogin, getLoginModal, logIn, readStored } from './support/accounts.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const add = (page: Page) => page.locator('[data-page=product] [data-place] button').first();
const count = (page: Page) => page.locator('[data-cart-link]');
const rows = (page: Page) => page.locator('[data-page=cart] [data-row]');
const send = (page: Page) => page.locator('[data-page=cart] form button[type=submit]');
const message = (page: Page) => page.locator('[data-field=content] textarea');
const idOf = (address: string): string => /_(P\d+)\.html/.exec(address)?.[1] ?? 'no id';

/** Two products of the demo world. */
const [FIRST, SECOND] = ['/x_P100512.html', '/x_P100513.html'];

/** Fills a guest's cart with one product. */
async function fillCart(page: Page): Promise<string> {
  const id = idOf(FIRST);
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('cart_ids_guest', JSON.stringify([kept])), id);
  return id;
}

/** Adds a product as a user does. */
async function addToCart(page: Page): Promise<void> {
  await open(page, FIRST);
  await add(page).click();
  await expect(page.locator('[data-page=product] [data-in-cart]')).toBeVisible();
}

test('R-1.006 R-2.061 R-3.069 a product is added to the cart, shown there, and removed', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, '/cart');
  await expect(page.locator('[data-cart=empty]')).toContainText('Your cart is empty');
  await seesNoBarrier();
  await open(page, FIRST);
  const name = (await page.locator('h1').textContent()) ?? 'no name';
  await add(page).click();
  await expect(count(page)).toHaveAttribute('data-count', '1');
  await expect(page.locator('[data-page=product] [data-in-cart] a')).toBeFocused();
  await seesNoBarrier();
  expect(await readStored(page, 'cart_ids_guest')).toEqual([idOf(FIRST)]);
  await page.reload();
  await expect(count(page)).toHaveAttribute('data-count', '1');
  await count(page).click();
  await expect(rows(page)).toContainText([name]);
  await seesNoBarrier();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.locator('[data-cart=empty]')).toBeVisible();
  await expect(count(page)).toHaveAttribute('data-count', '0');
});

test('the cart code loads only when the cart is about to be used', tagPcOnly, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await open(page, FIRST);
  await expect(add(page)).toBeVisible();
  expect(scripts.filter((script) => /start-cart|machines/.test(script))).toEqual([]);
  await add(page).click();
  await expect.poll(() => scripts.filter((script) => /start-cart/.test(script))).toHaveLength(1);
});

test('R-9.019 R-9.020 a ball shows for 150 ms and moves to the cart in 450 ms', tagPcOnly, async ({ page }) => {
  await open(page, FIRST);
  await page.evaluate(() => {
    const seen: [string, number][] = [];
    Object.assign(globalThis, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      const phase = this instanceof HTMLElement ? this.dataset.cartBall : undefined;
      if (phase) seen.push([phase, Number(animation.effect?.getTiming().duration)]);
      return animation;
    };
  });
  await add(page).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen')))
    .toEqual([
      ['ball', 150],
      ['move', 450],
    ]);
  await expect(page.locator('[data-cart-ball]')).toHaveCount(0);
});

test('R-9.019 with reduced motion there is no ball animation', tagPcOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, FIRST);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.cartBall) seen.push('ball');
    }).observe(document.body, { childList: true });
  });
  await add(page).click();
  await expect(count(page)).toHaveAttribute('data-count', '1');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
});

test(
  'R-8.025 R-9.001 adding a product to a full cart is rejected, with two options offered',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await fillCart(page);
    await open(page, SECOND);
    await add(page).click();
    const refusal = page.locator('[data-cart=full]');
    await expect(refusal).toContainText('No more than 1 products');
    expect(await readStored(page, 'cart_ids_guest')).toEqual([idOf(FIRST)]);
    await seesNoBarrier();
    await refusal.getByRole('link', { name: 'Send first' }).click();
    await expect(rows(page)).toHaveAttribute('data-product', idOf(FIRST));
    await open(page, SECOND);
    await add(page).click();
    await refusal.getByRole('button', { name: 'Keep the other one' }).click();
    await expect(refusal).toHaveCount(0);
    await add(page).click();
    await refusal.getByRole('button', { name: 'Replace' }).click();
    await expect(page.locator('[data-page=product] [data-in-cart]')).toBeVisible();
    expect(await readStored(page, 'cart_ids_guest')).toEqual([idOf(SECOND)]);
  },
);

test(
  'R-4.057 R-4.060 R-4.065 R-6.013 a guest logs in over the cart, and the cart is sent automatically',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    const id = await fillCart(page);
    await open(page, '/cart');
    await message(page).fill('Please quote 500 pieces.');
    await send(page).click();
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
    expect(await readStored(page, 'deferred_task')).toMatchObject({ kind: 'NormalCartSubmit' });
    const sent = page.waitForRequest(/submitInquiryList\.json$/);
    await fillLogin(page, buyer);
    expect((await sent).postDataJSON().data).toMatchObject({ goodIds: [id], content: 'Please quote 500 pieces.' });
    await expect(page.locator('[data-cart=sent]')).toContainText('Your enquiry has been sent');
    await expect(page).toHaveURL('/cart');
    await expect(count(page)).toHaveAttribute('data-count', '0');
    expect([await readStored(page, 'deferred_task'), await readStored(page, 'cart_ids_guest')]).toEqual([null, []]);
  },
);

test(
  'R-4.066 the cart of a logged-in buyer is sent without another login',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    await signIn(page, request);
    await addToCart(page);
    await page.locator('[data-page=product] [data-in-cart] a').click();
    await send(page).click();
    await expect(message(page)).toBeFocused();
    await expect(page.locator('[data-field=content]')).toContainText('Fill in this field');
    await message(page).fill('Please quote 500 pieces.');
    await send(page).click();
    await expect(page).toHaveURL('/submitResult/enquiry/success');
    await seesNoBarrier();
    await expect(count(page)).toHaveAttribute('data-count', '0');
  },
);

test(
  'R-3.017 R-3.018 R-3.066 after a login the buyer’s own cart is shown, and the guest cart is unchanged',
  tagPcOnly,
  async ({ page, request }) => {
    const id = await fillCart(page);
    await logIn(page, await createBuyer(request));
    await expect(count(page)).toHaveAttribute('data-count', '0');
    const asked = page.waitForRequest(/updateCartProductIdList/);
    await open(page, '/cart');
    await expect(page.locator('[data-cart=empty]')).toBeVisible();
    const contact = await page.evaluate(() => localStorage.getItem('buyer_contact_id'));
    expect(contact).toMatch(/./);
    expect((await asked).postDataJSON().data.purchaserContactId).toBe(contact);
    expect(await readStored(page, 'cart_ids_guest')).toEqual([id]);
  },
);

test(
  'R-3.018 the cart page offers the product of before the login, and adds it without changing the guest cart',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const id = await fillCart(page);
    await logIn(page, await createBuyer(request));
    await open(page, '/cart');
    const offer = page.locator('[data-cart=guest]');
    await expect(offer).toContainText('Before you logged in, your cart held');
    await seesNoBarrier();
    await offer.getByRole('button', { name: 'Add it to this cart' }).click();
    await expect(rows(page)).toHaveAttribute('data-product', id);
    await expect(offer).toHaveCount(0);
    await expect(count(page)).toHaveAttribute('data-count', '1');
    expect(await readStored(page, 'cart_ids_guest')).toEqual([id]);
  },
);

test(
  'D-48 a quantity travels from the product to the enquiry, the cart and the order, and back',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    await signIn(page, request);
    await addToCart(page);
    const typed = page.locator('[data-page=product] input[inputmode=numeric]');
    await typed.fill('25000');
    await expect
      .poll(() => readStored(page, 'product_quantities'))
      .toEqual([{ productId: idOf(FIRST), quantity: 25_000 }]);
    await open(page, `/enquiry/x_${idOf(FIRST)}`);
    await expect(page.locator('[name=quantity]')).toHaveValue('25000');
    await open(page, `/startOrder/${idOf(FIRST)}`);
    await expect(page.locator('[name=quantity]')).toHaveValue('25000');
    await open(page, '/cart');
    const quantity = page.locator('[data-page=cart] [data-field^=quantity] input');
    await expect(quantity).toHaveValue('25000');
    await seesNoBarrier();
    await quantity.fill('30000');
    await open(page, FIRST);
    await expect(typed).toHaveValue('30000');
    await open(page, '/cart');
    await message(page).fill('What is your best price?');
    const sent = page.waitForRequest(/submitInquiryList\.json$/);
    await send(page).click();
    expect((await sent).postDataJSON().data).toMatchObject({ quantities: [{ goodId: idOf(FIRST), quantity: 30_000 }] });
  },
);

test(
  'R-2.062 the cart of an exhibition sends its message with the exhibition',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    // The page shows the product before the gateway has saved it.
    const isAdding = (post: string | null) => post?.includes(idOf(FIRST)) === true;
    const saved = page.waitForResponse(
      (response) => /updateCartProductIdList/.test(response.url()) && isAdding(response.request().postData()),
    );
    await addToCart(page);
    await saved;
    await open(page, '/cart?exhibitionId=1001');
    await expect(page.locator('[data-page=cart]')).toContainText('Your message will mention the exhibition');
    await message(page).fill('Please quote 500 pieces.');
    const sent = page.waitForRequest(/submitInquiryList\.json$/);
    await send(page).click();
    expect((await sent).postDataJSON().data).toMatchObject({ exhibitionId: '1001' });
  },
);

test('a product that is no longer listed is marked and must be removed', tagPcOnly, async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('cart_ids_guest', '["P99999999"]'));
  await open(page, '/cart');
  await expect(rows(page)).toContainText('no longer listed');
  await message(page).fill('Please quote.');
  await send(page).click();
  await expect(rows(page).locator('[data-notice]')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Product' }).click();
  await expect(page.locator('[data-cart=empty]')).toBeVisible();
});

test(
  'a rejected cart keeps its message, even after a reload, and the retry reuses the idempotency key',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await addToCart(page);
    await open(page, '/cart');
    await message(page).fill('Please quote 500 pieces.');
    const keys: (string | undefined)[] = [];
    await page.route('**/inquiry/submitInquiryList.json', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) await route.continue();
      else await route.fulfill({ json: { code: '400', success: false, msg: 'Out for lunch', data: null } });
    });
    await send(page).click();
    await expect(page.locator('[data-notice=failure]')).toContainText('Out for lunch');
    await page.reload();
    await expect(message(page)).toHaveValue('Please quote 500 pieces.');
    await send(page).click();
    await expect(page).toHaveURL('/submitResult/enquiry/success');
    expect(keys[0]).toBe(keys[1]);
  },
);
