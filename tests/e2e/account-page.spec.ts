import { logIn } from './support/accounts.ts';
import { call, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test(
  'R-2.163 on a phone the account has its own page, where another session can be ended',
  tagPhoneOnly,
  async ({ page, request, browser, baseURL, seesNoBarrier }) => {
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    const buyer = await signIn(elsewhere, request);
    await logIn(page, buyer);
    await page.locator('[data-account=buyer][data-shape=tab] summary').click();
    await page.locator('[data-account=buyer][data-shape=tab] a[href$="/account"]').click();
    await expect(page.locator('[data-page=account]')).toContainText(buyer.email);
    await seesNoBarrier();
    await expect(page.locator('[data-session=this]')).toHaveCount(1);
    await open(elsewhere, '/about-us.html');
    const others = page.locator('[data-session=other]');
    const before = await others.count();
    // The newest login comes first.
    await others.first().getByRole('button').click();
    await expect(others).toHaveCount(before - 1);
    await elsewhere.reload();
    await expect(elsewhere.locator('[data-account=visitor]').first()).toBeAttached();
    await elsewhere.close();
  },
);

test('R-2.163 on a PC the account URL redirects to the root', tagPcOnly, async ({ page }) => {
  await open(page, '/account');
  await expect(page).toHaveURL(/\/$/);
});

const account = (page: Page) => page.locator('[data-account=buyer][data-shape=header]');
const drawer = (page: Page) => page.locator('[data-overlay=account]');

async function openDrawer(page: Page): Promise<void> {
  await account(page).locator('summary').click();
  await account(page).getByRole('button').first().click();
  await expect(drawer(page).locator('[data-session=this]')).toBeVisible();
}

test(
  'R-2.163 on a PC the account opens as a drawer, also with the keyboard, and closes with the page',
  tagPcOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    await open(page, '/about-us.html');
    await account(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(account(page).getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toContainText(buyer.email);
    await expect(drawer(page).locator('[data-session=this]')).toHaveCount(1);
    await expect(drawer(page).locator('header')).toBeFocused();
    await seesNoBarrier();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(account(page).locator('summary')).toBeFocused();
    await openDrawer(page);
    await drawer(page).locator('a[href$="/setting/unsubscribe"]').click();
    await expect(page.locator('[data-page=unsubscribe]')).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
  },
);

test('on a PC the account drawer is on the side where lines end', tagPcOnly, async ({ page, request }) => {
  await signIn(page, request);
  const sideAt = async (path: string) => {
    await open(page, path);
    await openDrawer(page);
    const box = await drawer(page).boundingBox();
    return box !== null && box.x > 100 ? 'right' : 'left';
  };
  expect([await sideAt('/about-us.html?lang=en'), await sideAt('/about-us.html?lang=ar')]).toEqual(['right', 'left']);
});

test(
  'R-7.086 R-4.024 R-5.007 the profile name is saved once, and the header shows it',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    await open(page, '/about-us.html');
    await openDrawer(page);
    const form = page.locator('form[data-form=profile]');
    const field = (name: string) => form.locator(`[data-field=profile-${name}] :is(input, select)`);
    await field('nickname').fill('Priya Nair');
    await field('companyWebsite').fill('malabar');
    await form.locator('button[type=submit]').click();
    await expect(field('companyWebsite')).toBeFocused();
    await expect(field('companyWebsite')).toHaveAttribute('aria-invalid', 'true');
    await field('companyWebsite').fill('malabar.example');
    await field('countryId').selectOption('356');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[role=status]')).not.toBeEmpty();
    await expect(account(page).locator('summary')).toContainText('Priya Nair');
    await page.reload();
    await openDrawer(page);
    await expect(field('nickname')).toHaveValue('Priya Nair');
    await expect(field('companyWebsite')).toHaveValue('malabar.example');
    await expect(field('countryId')).toHaveValue('356');
  },
);

test(
  'THR-08 a password change requires the current password and logs out other devices',
  tagPhoneOnly,
  async ({ page, request, browser, baseURL, seesNoBarrier }) => {
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    const buyer = await signIn(elsewhere, request);
    await open(elsewhere, '/about-us.html');
    await logIn(page, buyer);
    await open(page, '/account');
    await page.locator('[data-own=change] > summary').click();
    const form = page.locator('form[data-form=change]');
    const field = (name: string) => form.locator(`[data-field=change-${name}] input`);
    await field('present').fill('not this one');
    await field('next').fill('a better password');
    await form.locator('button[type=submit]').click();
    await expect(field('present')).toBeFocused();
    await expect(field('present')).toHaveAttribute('aria-invalid', 'true');
    await seesNoBarrier();
    await field('present').fill(buyer.password);
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[role=status]')).not.toBeEmpty();
    await expect(field('present')).toHaveValue('');
    await elsewhere.reload();
    await expect(elsewhere.locator('[data-account=visitor]').first()).toBeAttached();
    await logIn(elsewhere, { ...buyer, password: 'a better password' });
    await elsewhere.close();
  },
);

test(
  'THR-13 THR-29 a buyer downloads all their data as one file after entering the password',
  tagPcOnly,
  async ({ page, request }) => {
    const buyer = await signIn(page, request);
    await open(page, '/about-us.html');
    await openDrawer(page);
    await page.locator('[data-own=export] > summary').click();
    const form = page.locator('form[data-form=export]');
    await form.locator('[data-field=export-present] input').fill(buyer.password);
    await form.locator('button[type=submit]').click();
    const saving = page.waitForEvent('download');
    await form.locator('a[download]').click();
    expect((await saving).suggestedFilename()).toBe('fairhall-account.zip');
  },
);

test(
  'THR-29 erasing the account shows a receipt on the page and by email, and its email address can register again',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    await open(page, '/account');
    await page.locator('[data-own=erase] > summary').click();
    const form = page.locator('form[data-form=erase]');
    await form.locator('[data-field=erase-present] input').fill(buyer.password);
    await form.locator('button[type=submit]').click();
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toBeFocused();
    await expect(receipt).toContainText(buyer.email);
    await seesNoBarrier();
    const mails = await request.get(`/gateway/dev/mails?to=${encodeURIComponent(buyer.email)}`);
    expect(await mails.text()).toContain('Your Fairhall account has been deleted');
    // The reload waits until the cached pages are deleted. Meanwhile the router must not lead to the login: one visit,
    // not two.
    await page.evaluate(() => {
      const keys = () => new Promise<string[]>((resolve) => setTimeout(resolve, 1_000, []));
      Object.assign(caches, { keys });
    });
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    const reloaded = page.waitForEvent('load');
    await receipt.getByRole('button').click();
    await reloaded;
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.locator('[data-account=visitor]').first()).toBeAttached();
    expect(visits).toEqual(['/login']);
    await open(page, '/');
    await expect(page.locator('[data-account=visitor]').first()).toBeAttached();
    const again = await request.post('/gateway/blade-purchaser/account/registerV2', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        data: { email: buyer.email, password: buyer.password, tagCodes: [], productName: '', appVersion: 'test' },
      },
    });
    expect((await again.json()).code).toBe('0');
  },
);

test('D-63 D-87 what a buyer follows, ordered, saved and booked is on one menu at every width', async ({
  page,
  request,
  layout,
  seesNoBarrier,
}) => {
  const buyer = await signIn(page, request);
  await call(request, 'blade-purchaser/follow/goods', { goodsId: 'P100512' }, buyer.token);
  await open(page, '/about-us.html');
  const menu = page.locator('[data-account=buyer]');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'My orders' })).toBeVisible();
  await menu.getByRole(layout === 'pc' ? 'button' : 'link', { name: 'Followed, saved, booked' }).click();
  const own = page.locator('[data-own=shown]');
  await expect(own.getByRole('heading', { name: 'Followed, saved, booked' })).toBeFocused();
  await expect(own.getByRole('heading', { name: 'Products you follow' })).toBeVisible();
  await seesNoBarrier();
  await own.locator('a[href*="_P100512.html"]').click();
  await expect(page.locator('[data-page=product]')).toBeVisible();
});
