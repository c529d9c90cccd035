import ar from '@fairhall/core/messages/ar/home.json' with { type: 'json' };
import arShell from '@fairhall/core/messages/ar/shell.json' with { type: 'json' };
import en from '@fairhall/core/messages/en/home.json' with { type: 'json' };
import tr from '@fairhall/core/messages/tr/home.json' with { type: 'json' };
import trShell from '@fairhall/core/messages/tr/shell.json' with { type: 'json' };
import zh from '@fairhall/core/messages/zh/home.json' with { type: 'json' };
import zhShell from '@fairhall/core/messages/zh/shell.json' with { type: 'json' };
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import { listOtherLanguages } from '../architecture/messages.ts';
import { createDescription, fillRequest, getForm, openForm } from './support/rfq.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** A text as a site without a name of its own shows it. */
const inProduct = (text: string): string => text.replaceAll('{siteName}', PRODUCT_NAME);

test(
  'R-1.044 R-1.045 R-1.046 R-2.250 R-3.074 a chosen language is shown, stored for ten years and stays selected',
  tagPhoneOnly,
  async ({ page, request }) => {
    const answer = await request.get('/?lang=ar');
    expect(answer.headers()['set-cookie']).toMatch(/^lang=ar;.*Max-Age=315360000/);
    await open(page, '/');
    await page.locator('summary', { hasText: 'English' }).click();
    await page.locator('details').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
    await open(page, '/categories');
    await expect(page.locator('h1')).toHaveText(arShell['shell.allCategories']);
  },
);

test(
  'R-1.046 every page of a phone offers the languages at its foot',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    for (const address of ['/x_P100512.html', '/enquiry/x_P100512', '/compare']) {
      await open(page, address);
      const languages = page.locator('footer [data-languages] a');
      await expect(languages).toHaveCount(4);
      await expect(page.locator('footer a[aria-current]')).toHaveText('English');
    }
    await page.locator('footer a[lang=ar]').click();
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
    await expect(page).toHaveURL(/\/compare/);
    await seesNoBarrier();
  },
);

test('R-1.046 changing the language keeps the page, its query and the scroll position', tagPcOnly, async ({ page }) => {
  const place = () =>
    page.evaluate(() => scrollY / (document.documentElement.scrollHeight - document.documentElement.clientHeight));
  await open(page, '/search/product?keyword=cotton&sort=newest');
  await page.evaluate(() => scrollTo(0, 900));
  const before = await place();
  expect(before).toBeGreaterThan(0.1);
  // Clicked without the pointer, which would scroll up to it.
  await page.locator('a[lang=ar][data-document]').first().dispatchEvent('click');
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(0.03);
  expect(new URL(page.url())).toMatchObject({ pathname: '/search/product', hash: '' });
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('keyword'), asked.get('sort')]).toEqual(['cotton', 'newest']);
});

test('R-1.024 R-1.041 R-1.049 R-1.050 R-1.051 an Arabic page has Arabic metadata and starts at the right', async ({
  page,
  layout,
  seesNoBarrier,
}) => {
  await open(page, '/?lang=ar');
  await expect(page).toHaveTitle(inProduct(ar['seo.home.title']));
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', inProduct(ar['seo.home.keywords']));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    inProduct(ar['seo.home.description']),
  );
  const logo = await page.locator('header a').first().boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((logo?.x ?? 0) > width / 2).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    layout === 'pc' ? 1440 : 375,
  );
  await seesNoBarrier();
});

for (const [row, lang, home, shell] of [
  ['R-1.022', 'zh', zh, zhShell],
  ['R-1.025', 'tr', tr, trShell],
] as const) {
  test(`${row} pages are in ${lang} when it is chosen, and their texts fit a phone`, tagPhoneOnly, async ({ page }) => {
    await open(page, `/?lang=${lang}`);
    await expect(page).toHaveTitle(inProduct(home['seo.home.title']));
    await expect(page.locator(`html[lang=${lang}][dir=ltr]`)).toBeAttached();
    for (const address of ['/', '/search/product?keyword=tote', '/login', '/rfq']) {
      await open(page, address);
      await expect(page.getByRole('link', { name: shell['shell.suppliers'] }).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    }
  });
}

test(
  'R-1.042 R-1.043 R-1.054 without a choice the browser language decides, and English is the fallback',
  tagPcOnly,
  async ({ request }) => {
    const arabic = await request.get('/', { headers: { 'accept-language': 'ar-EG,ar;q=0.9' } });
    expect(await arabic.text()).toContain('<html lang="ar" dir="rtl"');
    const swedish = await request.get('/', { headers: { 'accept-language': 'sv-SE' } });
    expect(await swedish.text()).toContain('<html lang="en" dir="ltr"');
  },
);

test('R-1.018 R-1.047 the head has the theme colour of the page’s industry', tagPcOnly, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1F4AFE');
  await open(page, '/category/x_TX01.html');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#E72E79');
  const theme = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--theme').trim(),
  );
  expect(theme.toUpperCase()).toBe('#E72E79');
});

test('R-1.019 R-1.020 the pages of each industry have their own theme colour', tagPcOnly, async ({ request }) => {
  const prefixes = ['MA', 'NE', 'HG', 'PT', 'BM', 'TX', 'MB', 'CE', 'ST', 'SF', 'DA', 'RG'];
  const heads = await Promise.all(
    prefixes.map(async (prefix) => (await request.get(`/category/x_${prefix}01.html`)).text()),
  );
  const colours = heads.map((head) => /<meta[^>]*theme-color[^>]*(#[0-9A-F]{6})/.exec(head)?.[1] ?? 'none');
  expect(colours[0]).toBe('#1F4AFE');
  expect(colours).not.toContain('none');
  expect(new Set(colours).size).toBe(12);
});

test('the head has one alternate URL for each complete language, and a single title', tagPcOnly, async ({ page }) => {
  const complete = new Set<string>(['en', ...listOtherLanguages()]);
  await open(page, '/search/product?keyword=tote');
  expect(
    await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual([...LANGUAGE_LIST.map(({ code }) => code).filter((code) => complete.has(code)), 'x-default']);
  await page.locator('main li[data-industry] a').first().click();
  await expect(page.locator('[data-page=product] h1')).toContainText(/tote/i);
  await expect(page.locator('title')).toHaveCount(1);
  // The server's tags for the previous page do not apply to this one.
  await expect(page.locator('link[rel=canonical], link[rel=alternate], meta[property]')).toHaveCount(0);
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(1);
  expect(inProduct(en['seo.home.title'])).not.toBe(await page.title());
});

test(
  'R-1.041 on an Arabic page a Latin supplier name is aligned with the start of the lines',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/search/product?keyword=tote&lang=ar');
    const names = page.locator('main li[data-industry]').first().locator('bdi:not([dir])');
    await expect(names.last()).toHaveText(/^[ -~]+$/);
    const begins = await names.evaluateAll((elements) =>
      elements.map((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        // A name that is too long is cut off at the end of its box.
        return Math.round(Math.min(words.getBoundingClientRect().right, element.getBoundingClientRect().right));
      }),
    );
    expect(begins.at(-1)).toBe(begins[0]);
  },
);

test(
  'R-1.041 on an Arabic page a row of names starts at the right, even if the first name is Latin',
  tagPhoneOnly,
  async ({ page }) => {
    await openForm(page, '/rfq?lang=ar');
    const tags = page.locator('[data-field=cateAndTag]');
    await tags.locator('fieldset button').first().click();
    await tags.locator('input').fill('Canvas');
    await page.keyboard.press('Enter');
    await fillRequest(page, createDescription(), 'priya@example.com');
    const names = getForm(page).locator('dd').first().locator('bdi');
    await expect(names.first()).toHaveText('Canvas');
    const [first, second] = await Promise.all([names.first().boundingBox(), names.last().boundingBox()]);
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
  },
);
