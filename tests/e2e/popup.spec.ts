import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { createBuyer, readStored } from './support/accounts.ts';
import { fillModal, waitForLowerEdge } from './support/preregister.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test.use({ popsUp: true });

/** A country's site, whose exhibition in the demo world is open. */
const site = ({ port }: { readonly port: number }) => `http://turkey.localhost:${port}`;
const newEmail = () => `visitor-${crypto.randomUUID()}@malabar-trading.example`;

const popup = (page: Page) => page.locator('[data-overlay=exhibition-popup]');
const modal = (page: Page) => page.locator('[data-overlay=preregister]');
const thanks = (page: Page) => page.locator('[data-overlay=exhibition-thanks]');

/** Responds to a call instead of the gateway. */
const answer = (page: Page, call: string, data: unknown) =>
  page.route(`**/${call}`, (route) => route.fulfill({ json: { code: '0', success: true, msg: '', data } }));

/** Makes the visitor's network belong to a country. */
const comeFrom = (page: Page, id: string) =>
  answer(page, 'blade-system/ip/ipAys', { id, cnName: '', enName: '', code2: '' });

const setMode = (page: Page, popupMode: string) =>
  answer(page, 'exhibition/config', {
    exhibitionId: '1001',
    popupMode,
    phase: 3,
    abPreRegister: false,
    entryTypes: [],
    maxTag: 10,
  });

/** The values of `ageing` in the requests for exhibitions. */
function ageings(page: Page): unknown[] {
  const seen: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/exhibition/recommended')) seen.push(request.postDataJSON().data.ageing);
  });
  return seen;
}

async function register(page: Page, email = newEmail()): Promise<string> {
  await popup(page).locator('.button.primary').click();
  await fillModal(modal(page), email);
  await expect(modal(page)).toHaveCount(0);
  return email;
}

/** Registers an address elsewhere until it has been sent so many emails that its next one is postponed. */
async function fillMailbox(request: APIRequestContext, email: string): Promise<void> {
  for (const exhibitionId of ['1002', '1003', '1004', '1013', '1005', '1006']) {
    const answer = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: {
        data: {
          exhibitionId,
          email,
          contactName: 'Priya Nair',
          companyName: 'Malabar Trading LLP',
          countryId: '356',
          contactNumber: '9847012345',
          pageVersion: 1,
          entryPoint: 3,
          leadSource: 1,
          visitorId: 'v',
        },
        appVersion: 'test',
      },
    });
    if ((await answer.json()).data?.mail === 'postponed') return;
  }
  throw new Error('no mail was postponed');
}

/** Opens a page and waits for its pop-up; its delay of three seconds is skipped with the page's clock. */
async function openToPopup(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.fastForward(3_000);
  await expect(popup(page)).toBeVisible();
}

test('R-4.047 R-4.052 R-4.054 R-4.094 R-7.035 A-39 THR-46 a pop-up opens after three seconds; a visitor registering abroad stays on the page', async ({
  page,
  request,
  server,
  layout,
  seesNoBarrier,
}) => {
  const email = newEmail();
  await comeFrom(page, '356');
  const asked = ageings(page);
  if (layout === 'pc') {
    await page.goto(site(server));
    const opened = await page.evaluate(() => performance.now());
    await expect(popup(page)).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(Math.max(3_000, opened));
  } else {
    await fillMailbox(request, email);
    await openToPopup(page, site(server));
    await waitForLowerEdge(page, popup(page));
  }
  expect(asked).toEqual([1]);
  await seesNoBarrier();
  await register(page, email);
  const result = page.getByRole('dialog', { name: 'You’re registered' });
  await expect(result).toBeVisible();
  const isPostponed = expect(result.getByText('follows as soon as we can send it'));
  await (layout === 'h5' ? isPostponed.toBeVisible() : isPostponed.toHaveCount(0));
  // Stands that match the chosen tag.
  await expect(page.locator('[data-part=stands] li').first()).toBeVisible();
  await expect(page).toHaveURL(`${site(server)}/`);
  await seesNoBarrier();
  expect(await readStored(page, 'pre_register_info')).toMatchObject({ 1001: { email } });
  expect(await readStored(page, 'home_country_attend_list')).toBeNull();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'R-4.051 R-3.081 A-39 D-73 in the country of the exhibition a registration leads to its home page, and is remembered',
  tagPcOnly,
  async ({ page, server }) => {
    await comeFrom(page, '792');
    await openToPopup(page, `${site(server)}/search/product`);
    await register(page);
    await expect(page).toHaveURL(/\/chinahomelife\/Turkey$/);
    await expect
      .poll(() => readStored(page, 'home_country_attend_list'))
      .toMatchObject([{ exhibitionId: '1001', websiteId: 2 }]);
  },
);

test(
  'R-2.234 D-34 a URL parameter keeps a visitor registering in the exhibition’s country on the page',
  tagPhoneOnly,
  async ({ page, server }) => {
    await comeFrom(page, '792');
    await openToPopup(page, `${site(server)}/search/product?ignore_path=1`);
    await register(page);
    await expect(page.getByRole('dialog')).toContainText(/TEX[0-9A-Z]{8}/);
    await expect(page).toHaveURL(/\/search\/product\?ignore_path=1$/);
  },
);

test(
  'R-4.049 R-4.053 A-38 D-96 THR-46 a pop-up in mode always is also shown to a buyer, and its thank-you stays until a link is followed',
  tagPhoneOnly,
  async ({ page, server, request, seesNoBarrier }) => {
    await comeFrom(page, '356');
    await setMode(page, 'always');
    const email = newEmail();
    await fillMailbox(request, email);
    await signIn(page, request, site(server));
    await openToPopup(page, `${site(server)}/search/product`);
    await register(page, email);
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(page).locator('[data-mail=postponed]')).toContainText('follows as soon as we can send it');
    await expect(thanks(page).getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(thanks(page)).toBeVisible();
    await seesNoBarrier();
    await thanks(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/expoturkey_1001/);
    await expect(thanks(page)).toHaveCount(0);
  },
);

test(
  'R-4.048 R-4.050 R-4.055 no pop-up is shown to a buyer, or without an exhibition to announce',
  tagPcOnly,
  async ({ page, server, request }) => {
    await signIn(page, request, site(server));
    const settled = () => page.evaluate(() => sessionStorage.getItem('exhibition_popup'));
    await page.clock.install();
    await open(page, `${site(server)}/search/product`);
    await page.clock.fastForward(3_000);
    await expect.poll(settled).toBe('[]');
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await answer(page, 'exhibition/recommended', []);
    const asked = ageings(page);
    await open(page, `${site(server)}/search/product`);
    await page.clock.fastForward(3_000);
    await expect.poll(settled).toBe('[]');
    expect(asked).toEqual([1, 0]);
    await expect(popup(page)).toHaveCount(0);
  },
);

test(
  'D-79 no pop-up code loads during a login; the pop-up opens afterwards, Escape closes it, and the visit remembers it',
  tagPcOnly,
  async ({ page, server }) => {
    await comeFrom(page, '356');
    await page.clock.install();
    // Before React runs, the link leads to the login page.
    await open(page, site(server));
    await page.locator('[data-account=visitor][data-shape=header]').click();
    await expect(page.locator('[data-overlay=login]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.clock.fastForward(6_000);
    // An earlier request would be recorded before the response to this one.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(files.map((file) => new URL(file).pathname)).toEqual(['/robots.txt']);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
    expect(files.length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('exhibition_popup'))).toBe('["1001"]');
  },
);

test(
  'R-2.192 R-2.193 a visitor with an account logs in by a small modal over the registration, which is then filled in',
  tagPhoneOnly,
  async ({ page, server, request }) => {
    const account = await createBuyer(request);
    await openToPopup(page, site(server));
    await popup(page).locator('.button.primary').click();
    await modal(page).locator('[data-opens=login]').click();
    const login = page.locator('[data-overlay=login]');
    await expect(login.locator('input[type=password]').first()).toBeVisible();
    await waitForLowerEdge(page, login);
    await login.locator('[data-field=login-email] input').fill(account.email);
    await login.locator('[data-field=login-email] input').blur();
    await login.locator('[data-field=login-password] input').fill(account.password);
    await login.locator('form[data-form=login] button[type=submit]').click();
    await expect(login).toHaveCount(0);
    await expect(modal(page).locator('[name=email]')).toHaveValue(account.email);
  },
);

/** The scripts of the page, with their gzipped size in bytes. */
async function loadedScripts(page: Page): Promise<number> {
  const names = await page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : []))),
  ]);
  const answers = await Promise.all(names.map((name) => page.request.get(name)));
  const sizes = answers.map(async (answer) => gzipSync(await answer.body(), { level: 6 }).byteLength);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test(
  'R-4.047 D-79 the pop-up is of the page’s industry and costs no more than 12 kB before a press',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, '/x_P100512.html');
    const industry = await page.locator('html').getAttribute('data-industry');
    const alone = await loadedScripts(page);
    await expect(popup(page)).toBeVisible({ timeout: 15_000 });
    await expect(popup(page).locator('[data-industry]')).toHaveAttribute('data-industry', industry ?? 'none');
    expect((await loadedScripts(page)) - alone).toBeLessThanOrEqual(12_000);
  },
);

test('R-4.047 on a search the pop-up is of the best result’s industry', tagPhoneOnly, async ({ page }) => {
  await openToPopup(page, '/search/product?keyword=mug');
  const industry = await page.locator('[data-page=search]').getAttribute('data-best-industry');
  await expect(popup(page).locator('[data-industry]')).toHaveAttribute('data-industry', industry ?? 'none');
});

test(
  'D-79 no pop-up appears over a comparison, a thread or a form, nor over a field with something typed',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/404/); // the thread of an enquiry that does not exist
    await page.clock.install();
    for (const address of ['/compare?ids=P100512', '/enquiries/E1?sign=x', '/enquiry/x_P100512']) {
      await open(page, address);
      await page.clock.fastForward(10_000);
      await page.waitForLoadState('networkidle');
      await expect(popup(page)).toHaveCount(0);
    }
    await open(page, '/');
    const field = page.locator('form[data-card=rfq] input[name=rfq_description]');
    await field.fill('tote bags');
    await field.blur();
    await page.clock.fastForward(3_000);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5_000);
    await expect(popup(page)).toHaveCount(0);
    await field.fill('');
    await field.blur();
    await page.clock.fastForward(2_000);
    await expect(popup(page)).toBeVisible();
  },
);
