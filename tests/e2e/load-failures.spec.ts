import { listLazyFiles } from './support/fail-once.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

const notice = (page: Page) => page.locator('#load-failed');
const html = (page: Page) => page.locator('html');
const fileOf = (source: string): string => listLazyFiles().get(source) ?? source;

const fail = (page: Page, source: string) => page.route(`**${fileOf(source)}`, (route) => route.abort());
const allow = (page: Page, source: string) => page.unroute(`**${fileOf(source)}`);

/**
 * Skips the pauses of `web/src/page/load-module.ts` between its attempts. Playwright's clock would hide how the page
 * was reached.
 */
const skipPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const after = setTimeout;
    const isPause = (time?: number) => time === 500 || time === 2_000;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, time?: number, ...rest: []) => after(run, isPause(time) ? 20 : time, ...rest),
    });
  });

/** Follows a link to an address in the open page. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);

const openLogin = (page: Page) => page.evaluate(() => dispatchEvent(new CustomEvent('fairhall:login', { detail: {} })));

const ROUTER_ERROR = 'Unexpected Application Error';
test(
  'REL-19 R-8.021 a message that cannot load offline leaves the page unchanged, and is shown once online',
  tagPcOnly,
  async ({ page, watch, seesNoBarrier }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/); // the test goes offline on purpose
    await open(page, '/');
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await openLogin(page);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText('Part of this page did not load');
    await expect(page.locator('[data-page=home]')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ROUTER_ERROR);
    await seesNoBarrier();
    await page.context().setOffline(false);
    await expect(page.locator('[data-overlay=toasts] [role=alert]')).toBeVisible();
  },
);

test(
  'REL-19 a part that keeps failing shows a reload link, no input is lost, and a press tries again',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|not loaded|dynamically imported/); // requests fail on purpose
    await skipPauses(page);
    await open(page, '/about-us.html');
    const field = page.locator('input[name=keyword]').first();
    await field.fill('tote bag');
    await fail(page, 'src/account/login-modal.tsx');
    await openLogin(page);
    await expect(notice(page)).toBeVisible();
    await expect(field).toHaveValue('tote bag');
    await allow(page, 'src/account/login-modal.tsx');
    await openLogin(page);
    await expect(page.locator('[data-overlay=login]')).toHaveAttribute('data-state', 'visible');
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
  },
);

test(
  'REL-19 R-8.037 a page with code that keeps failing is loaded as a document, which says so and starts once it can',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|not loaded|dynamically imported/); // requests fail on purpose
    await skipPauses(page);
    await open(page, '/about-us.html');
    const source = 'src/account/reset.screen.ts';
    await fail(page, source);
    await follow(page, '/resetPassword');
    await expect(page).toHaveURL(/resetPassword/);
    await expect(page.locator('form').first()).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await allow(page, source);
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
    await expect(notice(page)).toBeHidden();
  },
);

test(
  'REL-19 R-8.037 a page from before a release reloads itself once, but never after input',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|not loaded|dynamically imported/); // requests fail on purpose
    await skipPauses(page);
    let documents = 0;
    await page.route(/\/rfq$/, async (route) => {
      const answer = await route.fetch();
      documents += 1;
      // A document that is fetched without a navigation names the entry script of another version.
      if (route.request().isNavigationRequest()) return route.fulfill({ response: answer });
      const body = (await answer.text()).replaceAll(/entry-client-\w+/g, 'entry-client-another');
      return route.fulfill({ response: answer, body });
    });
    await fail(page, 'src/account/login-modal.tsx');
    await open(page, '/rfq');
    const reloaded = page.waitForEvent('load');
    await openLogin(page);
    await reloaded;
    await expect(html(page)).toHaveAttribute('data-page-state', 'rendered');
    expect(documents).toBe(3); // loaded, checked, reloaded
    await openLogin(page);
    await expect(notice(page)).toBeVisible();
    expect(documents).toBe(3);
    await open(page, '/rfq');
    await page.locator('textarea').first().fill('Bags of cotton');
    await openLogin(page);
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => documents).toBe(5); // loaded, checked
    await expect(page.locator('textarea').first()).toHaveValue('Bags of cotton');
  },
);
