import { createBuyer, fillLogin, getLoginModal, logIn, openModal, readStored } from './support/accounts.ts';
import { call, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const USER_INFO = '**/blade-purchaser/account/userInfo';
const PAGE = '/about-us.html';
const buyerPart = (page: Page) => page.locator('[data-account=buyer]').first();
const visitorPart = (page: Page) => page.locator('[data-account=visitor]').first();

async function logOut(page: Page): Promise<void> {
  await buyerPart(page).locator('summary').click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Counts the page loads from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test(
  'R-2.007 R-2.008 a logged-in buyer opening a login page is redirected home, by the server and in the page',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    for (const address of ['/login', '/register']) {
      await open(page, address);
      await expect(page).toHaveURL('/');
      await open(page, PAGE);
      await page.evaluate((href) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = href;
        link.click();
        link.remove();
      }, address);
      await expect(page).toHaveURL('/');
    }
  },
);

test(
  'R-4.022 R-4.023 R-4.024 a known buyer is shown at once and refreshed in the background, without layout shift',
  tagPhoneOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await open(page, PAGE);
    await expect.poll(() => readStored(page, 'buyer_user_info')).not.toBe(null);
    const nickname = ((await readStored(page, 'buyer_user_info')) as { nickname: string }).nickname;
    await page.route(USER_INFO, () => undefined);
    const asked = page.waitForRequest(/account\/userInfo$/);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, PAGE);
    await expect(buyerPart(page)).toContainText(nickname);
    await asked;
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);

test(
  'R-4.025 the page reloads once when the buyer’s tags have changed, and not when they are the same',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await open(page, PAGE);
    await expect.poll(() => readStored(page, 'buyer_user_info')).not.toBe(null);
    let tagCodes = ['TG1'];
    await page.route(USER_INFO, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, tagCodes } } });
    });
    const loads = loadsOf(page);
    await open(page, PAGE);
    await expect.poll(loads).toBe(2);
    await expect.poll(() => readStored(page, 'buyer_user_info')).toMatchObject({ tagCodes: ['TG1'] });
    tagCodes = ['TG1'];
    const asked = page.waitForResponse(/account\/userInfo$/);
    await open(page, PAGE);
    await asked;
    await expect(buyerPart(page)).toBeAttached();
    expect(loads()).toBe(3);
  },
);

test.describe('a session that has ended', () => {
  const ENDINGS = [
    ['R-4.026 R-8.009 an invalid token', { code: '401', success: false, msg: '', data: null }],
    ['R-4.027 a token of nobody', { code: '0', success: true, msg: '', data: null }],
  ] as const;
  for (const [name, answer] of ENDINGS) {
    test(
      `${name} ends the session, and R-4.028 the buyer’s cart is empty`,
      tagPcOnly,
      async ({ page, request, watch }) => {
        watch.allow(/401/);
        await signIn(page, request);
        await page.evaluate(() => {
          localStorage.setItem('cart_ids_buyer', '["P1"]');
          localStorage.setItem('cart_ids_guest', '["P2"]');
        });
        await page.route(USER_INFO, (route) => route.fulfill({ json: answer }));
        await open(page, PAGE);
        // The server's page is always the visitor's, so this markup alone does not show that the login has ended.
        await expect
          .poll(() =>
            Promise.all(['buyer_token', 'cart_ids_buyer', 'cart_ids_guest'].map((key) => readStored(page, key))),
          )
          .toEqual([null, [], ['P2']]);
        await expect(visitorPart(page)).toBeVisible();
      },
    );
  }
});

test(
  'R-4.035 REL-18 a gateway error shows the buyer as a visitor for now, and leaves the token stored',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await page.route(USER_INFO, (route) =>
      route.fulfill({ json: { code: '500', success: false, msg: 'Out for lunch', data: null } }),
    );
    await open(page, PAGE);
    await expect(visitorPart(page)).toBeVisible();
    expect(await readStored(page, 'buyer_token')).toMatch(/^bt_/);
  },
);

test(
  'R-4.067 R-4.068 R-4.069 R-4.070 R-4.071 R-4.072 R-4.073 R-4.074 R-4.075 R-4.076 R-6.001 R-6.002 a logout clears all stored data and reloads the page',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await open(page, PAGE);
    await expect(buyerPart(page)).toBeAttached();
    await page.evaluate(() => {
      for (const key of ['cart_ids_buyer', 'cart_ids_guest', 'rfq_source', 'tourist_info', 'pre_register_info']) {
        localStorage.setItem(key, '[]');
      }
      localStorage.setItem('pre_register_form', '{}');
      localStorage.setItem('home_country_attend_list', '[]');
      sessionStorage.setItem('promotion_id', 'x');
      sessionStorage.setItem('anything', 'x');
    });
    const token = (await readStored(page, 'buyer_token')) as string;
    const loads = loadsOf(page);
    await logOut(page);
    await expect(visitorPart(page)).toBeVisible();
    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(PAGE);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'device_id',
      'visitor_id',
      'visitor_key',
    ]);
    // The test's own value is stored again by each page.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['exhibition_popup']);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('buyer_token');
    const answer = await request.post('/gateway/blade-purchaser/account/userInfo', { data: { data: {}, token } });
    expect((await answer.json()).code).toBe('401');
  },
);

test(
  'the account menu closes on Escape, on a press outside and on its links',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    await signIn(page, request);
    await open(page, PAGE);
    const summary = buyerPart(page).locator('summary');
    const isOpen = () => buyerPart(page).evaluate((menu: HTMLDetailsElement) => menu.open);
    await summary.click();
    await expect.poll(isOpen).toBe(true);
    await seesNoBarrier();
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.locator('h1').click();
    await expect.poll(isOpen).toBe(false);
    await summary.click();
    await page.getByRole('link', { name: 'My RFQs' }).click();
    await expect(page).toHaveURL('/rfq/manage');
    await expect.poll(isOpen).toBe(false);
  },
);

test('R-4.077 a logout on an RFQ page leads to the RFQ form', tagPhoneOnly, async ({ page, request }) => {
  await signIn(page, request);
  await open(page, '/rfq/manage');
  await expect(buyerPart(page)).toBeAttached();
  const reloaded = page.waitForEvent('load');
  await logOut(page);
  await reloaded;
  await expect(page).toHaveURL('/rfq');
});

test('a private page asks for a login first, and is shown after it', tagPcOnly, async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await open(page, '/rfq/manage');
  await expect(page).toHaveURL('/login?redirect=%2Frfq%2Fmanage');
  await expect(page.locator('[data-page=login]')).toContainText('Log in to see this page.');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL('/rfq/manage');
});

test('a login or logout in one tab also applies to the other', tagPcOnly, async ({ page, request, context }) => {
  const buyer = await createBuyer(request);
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, PAGE);
  await openModal(other);
  await logIn(page, buyer);
  await expect(buyerPart(other)).toBeAttached();
  await expect(getLoginModal(other)).toHaveCount(0);
  // The home page requests the followed items. A logout in the other tab at that moment would cause a 401.
  const known = page.waitForResponse(USER_INFO);
  await open(page, PAGE);
  await known;
  await logOut(other);
  for (const tab of [page, other]) {
    await expect(visitorPart(tab)).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('data-page-state', 'rendered');
  }
});

test(
  'R-8.011 R-8.012 a main call that is rejected shows the reason, ends the session and asks for a new login',
  tagPcOnly,
  async ({ page, request, watch }) => {
    watch.allow(/401/);
    const buyer = await signIn(page, request);
    await call(request, 'blade-purchaser/account/logout', {}, buyer.token);
    const refused = Promise.withResolvers<void>();
    await page.route('**/inquiry/getDailyInquiryCount.json', async (route) => {
      await route.fulfill({ json: { code: '401', msg: 'expired', data: null } });
      refused.resolve();
    });
    // A session check with the same result sends no further call, so it must not be the first.
    await page.route(USER_INFO, async (route) => {
      await refused.promise;
      await route.continue();
    });
    await open(page, '/enquiry/x_P100512');
    const modal = getLoginModal(page);
    await expect(modal).toContainText('Maybe you signed in another place, please relogin again.');
    expect(await readStored(page, 'buyer_token')).toBe(null);
    await fillLogin(page, buyer);
    await expect(modal).toHaveCount(0);
    expect(await readStored(page, 'buyer_token')).toMatch(/^bt_/);
  },
);
