import { readStored } from './support/accounts.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The site of the exhibition's country, to which the links of its emails lead; it is open in the demo world. */
const siteOf = ({ port }: { readonly port: number }) => `http://japan.localhost:${port}`;
const SHOW = '1002';
const HOME = `/expojapan_${SHOW}`;
const PASSWORD = 'a long quince tree';
const newEmail = () => `visitor-${crypto.randomUUID()}@malabar-trading.example`;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload assets|503/;

const offer = (page: Page) => page.locator('[data-part=join]');
const withdrawal = (page: Page) => page.locator('[data-part=withdrawal]');

/** Registers for the exhibition, up to the page after it. */
async function register(page: Page, site: string, { email, lang = 'en' }: { email: string; lang?: string }) {
  await open(page, `${site}${HOME}/preRegister?f_pr=old&lang=${lang}`);
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('email').fill(email);
  await field('contactName').fill('Priya Nair');
  await field('company').fill('Malabar Trading LLP');
  await field('countryId').selectOption('356');
  await field('mobile').fill('98470 12345');
  await page.locator('form[data-step] button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`${HOME}/success`));
}

/** Paths of the documents that the service worker has cached. */
const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const index = await caches.match('/kept-pages.json');
    return index === undefined ? [] : (await index.json()).pages.map((each: { path: string }) => each.path);
  });

test(
  'R-7.015 D-71 on the page after a registration, a password turns it into an account',
  tagPhoneOnly,
  async ({ page, server, confirmationLink, seesNoBarrier }) => {
    const email = newEmail();
    await register(page, siteOf(server), { email });
    await expect(offer(page)).toContainText(email);
    await seesNoBarrier();
    await offer(page).locator('[name=join-password]').fill('short');
    await offer(page).locator('button[type=submit]').click();
    await expect(offer(page).locator('[name=join-password]')).toBeFocused();
    await offer(page).locator('[name=join-password]').fill(PASSWORD);
    await offer(page).locator('button[type=submit]').click();
    await expect(offer(page)).toHaveAttribute('data-state', 'done');
    await expect(offer(page)).toBeFocused();
    await seesNoBarrier();
    // The app stores the login, and its code may still be loading.
    await expect.poll(() => readStored(page, 'buyer_token')).toMatch(/^bt_/);
    expect(await confirmationLink(email)).toContain('/verify?token=');
    await page.reload();
    await expect(page.locator('[data-action=plan]')).toHaveAttribute('href', /planner$/);
    await expect(offer(page)).toHaveCount(0);
  },
);

test(
  'R-7.083 R-2.157 R-2.248 R-2.249 without a password the visitor is logged in, and sets one by the link in the email',
  tagPcOnly,
  async ({ page, server, mailLinks, seesNoBarrier }) => {
    const email = newEmail();
    await register(page, siteOf(server), { email, lang: 'ar' });
    await page.locator('[data-action=join-by-link]').click();
    await expect(offer(page)).toHaveAttribute('data-state', 'done');
    await seesNoBarrier();
    const link = (await mailLinks(email)).find((each) => each.includes('/initPassword?')) ?? '';
    // Leaves the page first: its own calls would fail once the login is removed under it.
    await page.goto(`${siteOf(server)}/robots.txt`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, link);
    const place = page.locator('[data-page=initPassword] > [data-state]');
    await expect(place).toHaveAttribute('data-state', 'entering');
    await expect(place.locator('[data-part=email]')).toHaveText(email);
    expect(page.url()).not.toContain('init_token');
    await seesNoBarrier();
    await page.locator('[name=initial-password]').fill(PASSWORD);
    await place.locator('button[type=submit]').click();
    await expect(place).toHaveAttribute('data-state', 'saved');
    await seesNoBarrier();
    expect(await readStored(page, 'buyer_token')).toMatch(/^bt_/);
    for (const ended of [link, `${siteOf(server)}/initPassword?init_email=a@b.co`]) {
      await open(page, ended);
      await expect(place).toHaveAttribute('data-state', 'linkExpired');
    }
    await seesNoBarrier();
  },
);

test(
  'R-6.022 R-4.038 what a guest adds to the plan is added after they have joined with the address they registered',
  tagPhoneOnly,
  async ({ page, server }) => {
    const email = newEmail();
    await register(page, siteOf(server), { email });
    await open(page, `${siteOf(server)}/exhibition_${SHOW}/exhibitors`);
    const add = page.locator('[data-plan]').first();
    await add.click();
    await expect(page).toHaveURL(/\/login/);
    const form = page.locator('form[data-form=register]');
    await expect(form.locator('[name=register-email]')).toHaveValue(email);
    await expect(page.getByText('Choose a password to turn your registration into an account.')).toBeVisible();
    await form.locator('[name=register-password]').fill(PASSWORD);
    const clause = form.locator('[name=register-clause]');
    if (!(await clause.isChecked())) await clause.check();
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/exhibitors$/);
    await expect(page.locator('[data-plan][aria-pressed=true]').first()).toBeVisible();
  },
);

test(
  'D-33 THR-04 a registration is withdrawn by the link in the badge email, after a question',
  tagPhoneOnly,
  async ({ page, server, mailLinks, seesNoBarrier }) => {
    const email = newEmail();
    await register(page, siteOf(server), { email });
    const link = (await mailLinks(email)).find((each) => each.includes('/withdraw?')) ?? '';
    await open(page, link);
    await expect(withdrawal(page)).toHaveAttribute('data-state', 'asking');
    await expect(withdrawal(page)).toContainText('Priya Nair');
    expect(page.url()).not.toContain('pretoken');
    await seesNoBarrier();
    await withdrawal(page).locator('button[type=submit]').click();
    await expect(withdrawal(page)).toHaveAttribute('data-state', 'withdrawn');
    await expect(withdrawal(page)).toBeFocused();
    await seesNoBarrier();
    expect(await readStored(page, 'pre_register_info')).toEqual({});
    await open(page, link);
    await expect(withdrawal(page)).toHaveAttribute('data-state', 'withdrawn');
    await open(page, `${siteOf(server)}${HOME}/success`);
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'none');
  },
);

test(
  'REL-19 the page after a registration opens without a network for a guest, and the badge, planner and scanner once they have joined',
  tagPhoneOnly,
  async ({ page, server, seesNoBarrier, watch }) => {
    watch.allow(NO_NETWORK);
    const site = siteOf(server);
    await register(page, site, { email: newEmail() });
    await expect.poll(() => cachedPaths(page)).toContain(`${HOME}/success`);
    await expect(page.locator('img[data-picture]')).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('img[data-picture]')).toBeVisible();
    await expect(page.locator('[data-offline]')).toBeVisible();
    await seesNoBarrier();
    await page.context().setOffline(false);
    await page.reload();
    await page.locator('[data-action=join-by-link]').click();
    await expect(offer(page)).toHaveAttribute('data-state', 'done');
    for (const path of ['/myBadge', '/scanBadge', `${HOME}/planner`])
      await expect.poll(() => cachedPaths(page), { timeout: 20_000 }).toContain(path);
    await page.context().setOffline(true);
    await open(page, `${site}/myBadge`);
    await expect(page.locator('img[data-badge]')).toBeVisible();
    await open(page, `${site}/scanBadge`);
    await expect(page.locator('[data-page=scanBadge]')).toBeVisible();
    await open(page, `${site}${HOME}/planner`);
    await expect(page.locator('[data-page=planner]')).toBeVisible();
    await page.context().setOffline(false);
  },
);
