import { findTag, readPage } from './support/read-page.ts';
import { expect, open, tagPcOnly, test } from './support/test.ts';

test('D-87 the header leads to the exhibitions of all countries, and links filter them', async ({
  page,
  seesNoBarrier,
}) => {
  await open(page, '/');
  await page.locator('header').getByRole('link', { name: 'Exhibitions' }).click();
  const calendar = page.locator('[data-page=exhibition-calendar]');
  await expect(calendar.locator('[data-exhibition="1001"] a')).toHaveAttribute('href', '/tex-tr');
  await seesNoBarrier();
  await calendar
    .getByRole('navigation', { name: 'Country' })
    .getByRole('link', { name: /^Germany/ })
    .click();
  await expect(page).toHaveURL(/\/exhibitions\?country_id=276$/);
  await expect(calendar.locator('[data-exhibition="1001"]')).toHaveCount(0);
  await expect(calendar.getByRole('navigation', { name: 'Country' }).locator('[aria-current]')).toContainText(
    'Germany',
  );
  await calendar.getByRole('link', { name: 'All countries' }).click();
  await expect(calendar.locator('[data-exhibition="1001"]')).toBeVisible();
});

test(
  'D-87 the calendar is rendered on the server, cached, in the sitemap and in all languages',
  tagPcOnly,
  async ({ request }) => {
    const { status, html } = await readPage(request, '/exhibitions?industryType=textile');
    expect(status).toBe(200);
    expect(html).toContain('data-exhibition="1001"');
    expect(findTag(html, 'name="robots"')).toContain('noindex');
    const whole = await readPage(request, '/exhibitions');
    expect(findTag(whole.html, 'rel="canonical"')).toMatch(/href="[^"]*\/exhibitions(\?lang=en)?"/);
    expect(whole.html.match(/hreflang="/g)?.length).toBeGreaterThan(3);
    expect((await request.get('/exhibitions')).headers()['cache-control']).toBe('private, no-cache');
    expect(await (await request.get('/sitemaps/pages-1.xml')).text()).toContain('/exhibitions');
    expect(await readPage(request, '/exhibitions', 'supplier.localhost')).toMatchObject({ status: 302, to: '/' });
  },
);
