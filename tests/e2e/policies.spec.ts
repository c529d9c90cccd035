import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

test(
  'R-2.079 R-2.080 both privacy URLs show the same text, and one of them is canonical',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    for (const address of ['/privacy.html', '/privacy-policy.html']) {
      await open(page, address);
      await expect(page.locator('h1')).toContainText('Privacy');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy\.html$/);
    }
    await seesNoBarrier();
  },
);

test('R-2.081 each site has its own privacy policy', tagPcOnly, async ({ page }) => {
  await open(page, '/privacy-policy-india.html');
  await expect(page.locator('main')).toContainText('India');
});

test(
  'R-2.082 the about page describes the company that runs the site',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    await open(page, '/about-us.html');
    await expect(page.locator('h1')).toContainText(/about/i);
    await seesNoBarrier();
  },
);

test(
  'R-2.083 R-2.084 Turkey and Japan have fixed privacy pages, independent of the current site',
  tagPcOnly,
  async ({ page }) => {
    await open(page, '/privacy-policy-turkey.html');
    const turkey = await page.locator('main').textContent();
    await open(page, '/privacy-policy-japan.html');
    const japan = await page.locator('main').textContent();
    expect(turkey).toContain('Turk');
    expect(japan).toContain('Japan');
    expect(turkey).not.toBe(japan);
  },
);
