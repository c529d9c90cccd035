import {
  createBuyer,
  fillLogin,
  getEmailField,
  getForm,
  getLoginModal,
  getPasswordField,
  openModal,
  readStored,
  sendOf,
} from './support/accounts.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const PAGE = '/about-us.html';

test('R-2.174 R-2.176 R-2.177 R-2.178 R-2.179 R-9.016 the login modal opens over the page on the requested tab and can be closed', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  await open(page, PAGE);
  const link = page.locator('[data-account=visitor]');
  await link.click();
  const modal = getLoginModal(page);
  await expect(modal).toHaveAttribute('data-state', 'visible');
  await expect(page).toHaveURL(PAGE);
  await seesNoBarrier();
  const box = await modal.boundingBox();
  if (layout === 'pc') {
    expect(box?.width).toBe(1041);
    expect(await modal.evaluate((dialog) => getComputedStyle(dialog).maxHeight)).toBe(`${0.9 * 900}px`);
    await expect(getEmailField(page, 'login')).toBeFocused();
  } else {
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  }
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  await expect(link).toBeFocused();
  await openModal(page, { tab: 'register' });
  await expect(page.locator('[data-panel]')).toHaveAttribute('data-tab', 'register');
  await expect(getForm(page, 'register')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
});

test(
  'A-22 values filled in before the login modal is first touched are not lost',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await open(page, PAGE);
    await openModal(page, { email: buyer.email });
    await expect(getEmailField(page, 'login')).toHaveValue(buyer.email);
    await expect(getPasswordField(page, 'login')).toBeEnabled();
    await getPasswordField(page, 'login').fill(buyer.password);
    await expect(getPasswordField(page, 'login')).toHaveValue(buyer.password);
    await sendOf(page, 'login').click();
    await expect(getLoginModal(page)).toHaveCount(0);
    await expect(page.locator('[data-account=buyer]').first()).toBeAttached();
  },
);

test('R-2.180 R-6.007 with mustLogin only a login closes the modal', tagPhoneOnly, async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await open(page, PAGE);
  await openModal(page, { mustLogin: true });
  const modal = getLoginModal(page);
  await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveAttribute('data-state', 'visible');
  await fillLogin(page, buyer);
  await expect(modal).toHaveCount(0);
});

test(
  'R-2.179 R-2.180 on a PC a click on the backdrop closes the modal, but not with mustLogin',
  tagPcOnly,
  async ({ page }) => {
    await open(page, PAGE);
    await openModal(page, { variant: 'simple' });
    expect((await getLoginModal(page).boundingBox())?.width).toBe(472);
    await page.mouse.click(20, 20);
    await expect(getLoginModal(page)).toHaveCount(0);
    await openModal(page, { mustLogin: true });
    await page.mouse.click(20, 20);
    await page.keyboard.press('Escape');
    await expect(getLoginModal(page)).toHaveAttribute('data-state', 'visible');
  },
);

test(
  'R-2.175 R-9.012 on a PC the modal is dragged by its header after 20 pixels, and moved with the arrow keys',
  tagPcOnly,
  async ({ page }) => {
    await open(page, PAGE);
    await openModal(page);
    const modal = getLoginModal(page);
    const place = async () => {
      const box = await modal.boundingBox();
      return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
    };
    const [x = 0, y = 0] = await place();
    const drag = async (dx: number, dy: number) => {
      const [left = 0, top = 0] = await place();
      await page.mouse.move(left + 500, top + 20);
      await page.mouse.down();
      await page.mouse.move(left + 500 + dx, top + 20 + dy, { steps: 4 });
      await page.mouse.up();
    };
    await drag(19, 0);
    expect(await place()).toEqual([x, y]);
    await drag(100, -30);
    expect(await place()).toEqual([x + 100, y - 30]);
    await drag(2000, 2000);
    const box = await modal.boundingBox();
    expect([Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([
      1440, 900,
    ]);
    await modal.getByRole('button', { name: 'Use the arrow keys to move this window' }).focus();
    await page.keyboard.press('Home');
    expect(await place()).toEqual([x, y]);
    await page.keyboard.press('ArrowUp');
    expect(await place()).toEqual([x, y - 24]);
  },
);

test('the overlay library loads with the first overlay and on no page before', tagPcOnly, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isLibrary = (path: string) => path.startsWith('/assets/overlay-frame-');
  for (const address of ['/login', '/rfq', PAGE]) await open(page, address);
  expect(fetched.filter(isLibrary)).toEqual([]);
  await openModal(page);
  expect(
    fetched
      .filter(isLibrary)
      .map((path) => path.replace(/.*\./, ''))
      .sort(),
  ).toEqual(['css', 'js']);
});

test(
  'the page behind an open modal is inert and does not scroll, and is unchanged afterwards',
  tagPcOnly,
  async ({ page }) => {
    // A page that is long enough to scroll that far.
    await open(page, '/privacy-policy.html');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await openModal(page);
    const behind = page.locator('#root');
    await expect(behind).toHaveJSProperty('inert', true);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(getLoginModal(page)).toHaveCount(0);
    await expect(behind).toHaveJSProperty('inert', false);
    expect(await page.evaluate(() => scrollY)).toBe(200);
  },
);

test('the keyboard focus stays inside the modal', tagPcOnly, async ({ page }) => {
  await open(page, PAGE);
  await openModal(page);
  const seen: boolean[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.closest('[data-overlay=login]') !== null));
  }
  expect(seen).not.toContain(false);
});

test(
  'R-4.044 a login by the simple modal stores its own login source',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await createBuyer(request);
    await open(page, PAGE);
    await openModal(page, { variant: 'simple' });
    const modal = getLoginModal(page);
    // Waits until the sheet has slid in.
    const place = async () => {
      const box = await modal.boundingBox();
      return [box?.width, (box?.y ?? 0) + (box?.height ?? 0)];
    };
    await expect.poll(place).toEqual([375, 812]);
    await expect(getForm(page, 'register')).toHaveCount(0);
    await seesNoBarrier();
    await fillLogin(page, buyer);
    await expect(modal).toHaveCount(0);
    expect(await readStored(page, 'buyer_login_source')).toBe('login-simple');
  },
);
