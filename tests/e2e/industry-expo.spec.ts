import { fillLogin } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { findTag, readPage } from './support/read-page.ts';
import { registerElsewhere, signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The textile exhibitions in Turkey in the demo world: one edition is open and one is over. */
const BASE = '/tex-tr';

test('R-2.101 R-6.008 an industry’s home page shows its exhibition and exhibitors', async ({ page, seesNoBarrier }) => {
  await open(page, BASE);
  await expect(page.locator('[data-page=industry-home]')).toHaveAttribute('data-exhibition', '1001');
  await expect(page.locator('h1').first()).toContainText('Fairhall Textile Istanbul');
  await expect(page.locator('[data-exhibitor]').first()).toBeVisible();
  await seesNoBarrier();
});

test(
  'R-4.092 R-4.093 R-4.094 R-2.192 D-92 a global buyer registers in a modal and sees their badge number',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/bde-tr');
    const opener = page.locator('[data-opens=preregister]:visible').first();
    await expect(opener).toHaveText('Pre-register for free');
    await opener.click();
    const modal = page.locator('[data-overlay=preregister]');
    await expect(modal).toContainText('Fairhall Building Istanbul');
    await fillModal(modal, `visitor-${crypto.randomUUID()}@malabar-trading.example`);
    const result = page.locator('[data-overlay=preregister-result]');
    await expect(result).toContainText(/BDE[0-9A-Z]{6,}/);
    // A guest has no planner yet, and finds the stands to plan among the exhibitors.
    await expect(result.locator('[data-action=plan]')).toHaveAttribute('href', '/bde-tr/exhibitors');
    await seesNoBarrier();
    await result.locator('header button').click();
    await expect(result).toHaveCount(0);
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(/\/bde-tr$/);
    await expect(opener).toHaveText('View your badge');
  },
);

test(
  'R-6.022 what a guest adds to the plan on the international site is added after the login, and shown as planned later',
  tagPhoneOnly,
  async ({ page, request, browser, baseURL }) => {
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    const buyer = await signIn(elsewhere, request);
    await elsewhere.close();
    await registerElsewhere(request, buyer, '1001');
    await open(page, `${BASE}/exhibitors`);
    const add = page.locator('main button[data-plan]:not([data-part=spotlight] *)').first();
    await add.click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(/\/exhibitors$/);
    await expect(add).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(add).toHaveAttribute('aria-pressed', 'true');
  },
);

test('R-4.004 a phone keeps an action bar once registration has closed', tagPhoneOnly, async ({ page }) => {
  await open(page, '/pne-pl');
  await expect(page.locator('[data-page=industry-home] a.button.primary:visible').first()).toHaveAttribute(
    'href',
    '/pne-pl/contact-us',
  );
});

/** Pages, each tested on one layout. */
const PAGES = [
  ['R-2.102', 'intro', 'industry-intro', 'Halls', tagPcOnly],
  ['R-2.103', 'history', 'industry-history', 'Fairhall Textile Istanbul', tagPhoneOnly],
  ['R-2.105', 'contact-us', 'industry-contact', 'Contact the organiser', tagPcOnly],
  ['R-2.106', 'why-exhibit', 'industry-why-exhibit', 'Buyers find you', tagPhoneOnly],
  ['R-2.108', 'why-attend', 'industry-why-attend', 'At the show', tagPcOnly],
  ['R-2.109', 'vip-buyers', 'industry-vip-buyers', 'Who qualifies', tagPhoneOnly],
] as const;

for (const [row, path, mark, words, layout] of PAGES) {
  test(
    `${row} the page ${path} of an industry shows its content, and its menu links to the others`,
    layout,
    async ({ page, seesNoBarrier }) => {
      await open(page, `${BASE}/${path}`);
      await expect(page.locator(`[data-page=${mark}]`)).toContainText(words);
      await expect(
        page.getByRole('navigation', { name: 'Pages of this show' }).locator('a[aria-current=page]'),
      ).toHaveAttribute('href', `${BASE}/${path}`);
      await seesNoBarrier();
    },
  );
}

test('R-2.104 R-2.152 the map of an industry exhibition’s venue opens in a new tab', tagPcOnly, async ({ request }) => {
  for (const device of ['pc', 'phone'] as const) {
    const { html } = await readPage(request, `${BASE}/map`, 'localhost', device);
    const map = html.match(/<a [^>]*>(?=<svg[^>]*><path[^>]*><\/path><\/svg>Open map)/)?.[0];
    expect(map).toMatch(/href="https:\/\/www\.google\.com\/maps/);
    expect(map).toContain('target="_blank"');
  }
});

test(
  'R-2.110 R-2.112 R-2.114 show news are listed ten to a page, and each has its own page',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, `${BASE}/expo-news`);
    await expect(page.locator('[data-news-type=expo] [data-news]')).toHaveCount(10);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/tex-tr\/expo-news_2$/);
    await expect(page.locator('[data-page-no="2"]')).toContainText('Page 2');
    const title = page.locator('[data-news] a').first();
    const words = (await title.textContent()) ?? '';
    await title.click();
    await expect(page.locator('[data-news] h2')).toHaveText(words);
    await seesNoBarrier();
  },
);

test('R-2.111 industry news are of that type', tagPcOnly, async ({ request }) => {
  const { html } = await readPage(request, `${BASE}/industry-news`);
  expect(findTag(html, 'data-news-type')).toContain('"industry"');
  expect(html.match(/data-news="cTX/g)).toHaveLength(10);
});

test(
  'R-2.113 R-2.099 an unknown type of news has no page, and country sites have none of these pages',
  tagPcOnly,
  async ({ request }) => {
    for (const device of ['pc', 'phone'] as const) {
      expect(await readPage(request, `${BASE}/foo-news`, 'localhost', device)).toMatchObject({ status: 302, to: '/' });
      expect(await readPage(request, `${BASE}/intro`, 'turkey.localhost', device)).toMatchObject({
        status: 302,
        to: '/',
      });
    }
  },
);

test('R-2.100 an exhibition is listed with its co-located shows', tagPcOnly, async ({ page, seesNoBarrier }) => {
  await open(page, '/onsite-industry-expo-list/1001');
  await expect(page.locator('[data-show]')).toHaveCount(2);
  await expect(page.locator('[data-show="1029"] a')).toHaveAttribute('href', '/defu-tr');
  await seesNoBarrier();
});

test(
  'R-2.132 D-28 D-92 the international site lists all exhibitors of a show, and shows its floor plan without scripts',
  tagPcOnly,
  async ({ request }) => {
    const { html } = await readPage(request, `${BASE}/exhibitors?hall=1`);
    expect(findTag(html, 'data-page="industry-exhibitors"')).toContain('data-exhibition="1001"');
    expect(html.match(/data-exhibitor=/g)?.length).toBeGreaterThan(1);
    expect(findTag(html, 'href="/tex-tr/exhibitors?hall=2"')).toContain('nofollow');
    const home = await readPage(request, `${BASE}?hall=2`);
    expect(home.html).toContain('id="floor-plan"');
    expect(home.html).toContain('href="/tex-tr?hall=1#floor-plan"');
    expect(home.html).not.toMatch(/href="\/expoturkey/);
  },
);

test(
  'R-6.022 D-28 D-92 a global buyer plans a stand of the list and finds it in the planner of the same site',
  tagPhoneOnly,
  async ({ page, request, seesNoBarrier }) => {
    await registerElsewhere(request, await signIn(page, request), '1001');
    await open(page, `${BASE}/exhibitors`);
    await seesNoBarrier();
    const plan = page.locator('main button[data-plan]:not([data-part=spotlight] *)').first();
    const supplierId = await plan.getAttribute('data-plan');
    await plan.click();
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${BASE}/planner`);
    const planner = page.locator('[data-page=planner]');
    await expect(planner).toHaveAttribute('data-exhibition', '1001');
    await expect(planner.locator('[data-stop]').first()).toBeVisible();
    await planner.locator('a[href*="/meeting/"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${BASE}/meeting/${supplierId}$`));
    await expect(page.locator('[data-page=meeting]')).toBeVisible();
    await seesNoBarrier();
  },
);
