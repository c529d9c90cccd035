import {
  createBuyer,
  createEmail,
  fillEmail,
  fillLogin,
  getForm,
  getLoginModal,
  getPasswordField,
  openModal,
  sendOf,
} from './support/accounts.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

const PAGE = '/about-us.html';
const toasts = (page: Page) => page.locator('[data-overlay=toasts] > div');

/** Stops the page's clock, which the test then advances. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test(
  'R-4.113 R-4.114 an overlay opens, is visible, closes, and is removed after 200 ms',
  tagPcOnly,
  async ({ page }) => {
    const states: string[] = [];
    await page.exposeFunction('tell', (state: string) => states.at(-1) !== state && states.push(state));
    await page.clock.install();
    await open(page, PAGE);
    await page.evaluate(() => {
      // It is in the opening state for less than a frame, so this also checks the state before each change.
      const look = (changes: readonly MutationRecord[]) => {
        const modal = document.querySelector('[data-overlay=login]');
        const before = changes.filter(({ target }) => target === modal).map(({ oldValue }) => oldValue);
        for (const state of [...before, modal?.getAttribute('data-state') ?? 'removed'])
          Reflect.get(globalThis, 'tell')(state);
      };
      const options = { childList: true, subtree: true, attributeFilter: ['data-state'], attributeOldValue: true };
      new MutationObserver(look).observe(document.body, options);
    });
    await openModal(page);
    await stopTime(page);
    await page.keyboard.press('Escape');
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(190);
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(20);
    await expect(getLoginModal(page)).toHaveCount(0);
    expect(states.slice(states.indexOf('opening'))).toEqual(['opening', 'visible', 'closing', 'removed']);
  },
);

test('R-8.016 R-8.019 a repeated message is shown once, and disappears after 5 s', tagPcOnly, async ({ page }) => {
  await page.clock.install();
  await open(page, '/register');
  await fillEmail(page, 'register', createEmail());
  await expect(getPasswordField(page, 'register')).toBeEnabled();
  await getPasswordField(page, 'register').fill('quarry7');
  await getForm(page, 'register').getByRole('checkbox').uncheck();
  // The first click loads the code that shows errors, which takes time.
  await sendOf(page, 'register').click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(toasts(page)).toHaveCount(0);
  await stopTime(page);
  await sendOf(page, 'register').click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await sendOf(page, 'register').click();
  await page.clock.runFor(3_990);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(toasts(page)).toHaveCount(0);
});

test(
  'R-8.014 R-8.015 a login without an answer, or rejected without a message, shows an error',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await page.clock.install();
    await page.route('**/login/loginPc.json', (route) =>
      route.fulfill({ json: { code: '500', success: false, msg: '', data: null } }),
    );
    await open(page, '/login');
    await fillLogin(page, buyer);
    await expect(getForm(page, 'login')).toContainText('server error');
    await page.unroute('**/login/loginPc.json');
    const asked = page.waitForRequest('**/login/loginPc.json');
    await page.route('**/login/loginPc.json', () => undefined);
    await sendOf(page, 'login').click();
    await asked;
    await page.clock.runFor(30_000);
    await expect(getForm(page, 'login')).toContainText('request time out');
  },
);
