import { fillModal } from './support/preregister.ts';
import { expect, open, test } from './support/test.ts';

/** Textiles in Turkey in the demo world, of which one edition is open and one is over. */
const BASE = '/tex-tr';

test('R-2.101 R-6.008 the home of an industry shows its exhibition and who exhibits', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, BASE);
  await expect(page.locator('[data-page=industry-home]')).toHaveAttribute('data-exhibition', '1001');
  await expect(page.locator('h1').first()).toContainText('Fairhall Textile Istanbul');
  await expect(page.locator('[data-exhibitor]').first()).toBeVisible();
  await seesNoBarrier();
});

test('R-4.092 R-4.093 R-4.094 R-2.192 D-92 a global buyer registers on the spot and is shown her badge number', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, '/bde-tr');
  const opener = page.locator('[data-opens=preregister]:visible').first();
  await expect(opener).toHaveText('Pre-register, free');
  await opener.click();
  const modal = page.locator('[data-overlay=preregister]');
  await expect(modal).toContainText('Fairhall Building Istanbul');
  await fillModal(modal, `visitor-${crypto.randomUUID()}@malabar-trading.example`);
  const result = page.locator('[data-overlay=preregister-result]');
  await expect(result).toContainText(/BDE[0-9A-Z]{6,}/);
  await seesNoBarrier();
  await result.locator('header button').click();
  await expect(result).toHaveCount(0);
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/bde-tr$/);
  await expect(opener).toHaveText('See your badge');
});

test('R-4.004 a phone keeps a bar with something to do once nobody registers any more', async ({ page }) => {
  await open(page, '/pne-pl');
  await expect(page.locator('[data-page=industry-home] a.button.primary:visible').first()).toHaveAttribute(
    'href',
    '/pne-pl/contact-us',
  );
});

const PAGES = [
  ['R-2.102', 'intro', 'industry-intro', 'Halls'],
  ['R-2.103', 'history', 'industry-history', 'Fairhall Textile Istanbul'],
  ['R-2.105', 'contact-us', 'industry-contact', 'Write to the organiser'],
  ['R-2.106', 'why-exhibit', 'industry-why-exhibit', 'Buyers find you'],
  ['R-2.108', 'why-attend', 'industry-why-attend', 'At the show'],
  ['R-2.109', 'vip-buyers', 'industry-vip-buyers', 'Who is one'],
] as const;

for (const [row, path, mark, words] of PAGES) {
  test(`${row} the page ${path} of an industry says what it is about, and its menu leads to the others`, async ({
    page,
    seesNoBarrier,
  }) => {
    await open(page, `${BASE}/${path}`);
    await expect(page.locator(`[data-page=${mark}]`)).toContainText(words);
    await expect(
      page.getByRole('navigation', { name: 'Pages of this show' }).locator('a[aria-current=page]'),
    ).toHaveAttribute('href', `${BASE}/${path}`);
    await seesNoBarrier();
  });
}

test('R-2.104 R-2.152 the map of an industry’s venue opens in a new tab', async ({ page }) => {
  await open(page, `${BASE}/map`);
  const map = page.getByRole('link', { name: /^Open the map/ });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
});

test('R-2.110 R-2.112 R-2.114 news of a show come ten a page, and each has a page of its own', async ({
  page,
  seesNoBarrier,
}) => {
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
});

test('R-2.111 news of an industry are of that type', async ({ page }) => {
  await open(page, `${BASE}/industry-news`);
  await expect(page.locator('[data-news-type=industry] [data-news^=cTX]')).toHaveCount(10);
});

test('R-2.113 R-2.099 another kind of news is no page, and a country’s buyers have none of these', async ({
  page,
  server,
}) => {
  await page.goto(`${BASE}/foo-news`);
  await expect(page).toHaveURL(new RegExp(`localhost:${server.port}/$`));
  await page.goto(`http://turkey.localhost:${server.port}${BASE}/intro`);
  await expect(page).toHaveURL(new RegExp(`turkey.localhost:${server.port}/$`));
});

test('R-2.100 beside an exhibition stand those that are held with it', async ({ page, seesNoBarrier }) => {
  await open(page, '/onsite-industry-expo-list/1001');
  await expect(page.locator('[data-show]')).toHaveCount(2);
  await expect(page.locator('[data-show="1029"] a')).toHaveAttribute('href', '/defu-tr');
  await seesNoBarrier();
});
