import type { APIRequestContext } from '@playwright/test';
import { createDescription, fillRequest, getForm, getNextButton, openForm } from './support/rfq.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

const SUBMIT = '**/rfq/submitNewRfq.json';

/** Fills in a buyer's RFQ up to the review step. */
async function readyToSend(page: Page, request: APIRequestContext): Promise<void> {
  const buyer = await signIn(page, request);
  await openForm(page);
  await fillRequest(page, createDescription(), buyer.email);
}

/** Skips the seconds that a page waits before it tries again, until the expectation holds. */
const passTimeUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(2_000);
    await isThere();
  }).toPass({ intervals: [50] });

test(
  'R-4.086 R-4.088 R-8.015 a rejected RFQ keeps its text, and the retry sends it',
  tagPcOnly,
  async ({ page, request }) => {
    await readyToSend(page, request);
    let tries = 0;
    const answered = Promise.withResolvers<void>();
    await page.route(SUBMIT, async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await answered.promise;
      return route.fulfill({ json: { code: '400', success: false, msg: 'Out for lunch', data: null } });
    });
    await getNextButton(page).click();
    await expect(getNextButton(page)).toHaveAttribute('aria-busy', 'true');
    await getNextButton(page).click({ force: true });
    answered.resolve();
    await expect(getForm(page).locator('[data-notice=failure]')).toContainText('Out for lunch');
    await expect(getNextButton(page)).toHaveText('Try again');
    expect(tries).toBe(1);
    await getNextButton(page).click();
    await expect(page).toHaveURL(/\/rfq\/success/);
    expect(tries).toBe(2);
  },
);

test(
  'a lost answer is requested again with the same key, and only one RFQ is created',
  tagPcOnly,
  async ({ page, request, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    await page.clock.install();
    await readyToSend(page, request);
    const keys: (string | undefined)[] = [];
    await page.route(SUBMIT, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await getNextButton(page).click();
    await passTimeUntil(page, () => expect(page).toHaveURL(/\/rfq\/success/, { timeout: 200 }));
    expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
    await open(page, '/rfq/manage');
    await expect(page.locator('[data-page=rfqManage] [data-rfq]')).toHaveCount(1);
  },
);

test(
  'a waiting buyer is notified while the network is down, and continues when it is back',
  tagPcOnly,
  async ({ page, request, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.clock.install();
    await readyToSend(page, request);
    await context.setOffline(true);
    await getNextButton(page).click();
    await passTimeUntil(page, () =>
      expect(getForm(page)).toContainText('This is taking longer than usual', { timeout: 200 }),
    );
    await context.setOffline(false);
    await passTimeUntil(page, () => expect(page).toHaveURL(/\/rfq\/success/, { timeout: 200 }));
  },
);
