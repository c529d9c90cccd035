import { recordCalls } from './support/accounts.ts';
import { call, signIn } from './support/signed-in.ts';
import { expect, open, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The address of a page with a code for the login of a new buyer, at the site of Turkey. */
async function createAddress(
  page: Parameters<typeof signIn>[0],
  request: Parameters<typeof signIn>[1],
  { site, path }: { readonly site: string; readonly path: string },
): Promise<{ readonly address: string; readonly email: string }> {
  const { email, token } = await signIn(page, request);
  const { ac } = await call<{ ac: string }>(request, 'blade-purchaser/account/issueAcToken', { audience: site }, token);
  const separator = path.includes('?') ? '&' : '?';
  return { address: `${site}${path}${separator}ac=${ac}`, email };
}

test(
  'R-4.029 R-4.030 R-2.263 D-80 a buyer follows a link to the site of a country and is logged in there',
  tagPcOnly,
  async ({ page, request, server }) => {
    const { token } = await signIn(page, request);
    await open(page, '/tex-tr');
    await expect(page.locator('[data-account=buyer]')).toBeVisible();
    await page.locator('[data-site-link][href$="/expoturkey_1001"]').click();
    await expect(page).toHaveURL(`http://turkey.localhost:${server.port}/expoturkey_1001`);
    await expect(page.locator('[data-account=buyer]')).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('buyer_token') ?? '');
    expect(stored).toContain('bt_');
    expect(stored).not.toContain(token);
    // The history has no code that a reload could send again.
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('ac=');
    await page.reload();
    await expect(page.locator('[data-account=buyer]')).toBeVisible();
  },
);

test(
  'R-4.029 R-4.030 R-4.031 a code is exchanged, leaves other parameters, and the account is loaded',
  tagPhoneOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const { address, email } = await createAddress(page, request, { site, path: '/expoturkey_1001/exhibitors?hall=1' });
    const loaded = recordCalls(page, 'account/userInfo');
    await page.goto(address, { referer: `http://localhost:${server.port}/` });
    await expect(page).toHaveURL(`${site}/expoturkey_1001/exhibitors?hall=1`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('buyer_contact_email'))).toBe(email);
    expect(loaded.length).toBeGreaterThan(0);
  },
);

test(
  'R-4.029 a personal page opens by its link from another site, without a login form',
  tagPcOnly,
  async ({ page, request, server }) => {
    const site = `http://turkey.localhost:${server.port}`;
    const { address } = await createAddress(page, request, { site, path: '/expoturkey_1001/planner' });
    await page.goto(address, { referer: `http://localhost:${server.port}/` });
    await expect(page.locator('[data-page=planner]')).toBeVisible();
    await expect(page).toHaveURL(`${site}/expoturkey_1001/planner`);
  },
);

test(
  'R-4.032 D-80 a code that was used, is wrong or is for another site leaves a guest on the page',
  tagPcOnly,
  async ({ page, request, server, watch }) => {
    watch.allow(/404/);
    const site = `http://turkey.localhost:${server.port}`;
    const { address } = await createAddress(page, request, { site, path: '/expoturkey_1001' });
    const { search } = new URL(address);
    for (const wrong of [`${site}/expoturkey_1001?ac=BAD`, `http://poland.localhost:${server.port}/${search}`]) {
      const exchanged = page.waitForResponse(/exchangeAcToken/);
      await page.goto(wrong, { referer: `http://localhost:${server.port}/` });
      expect((await exchanged).status(), wrong).toBe(404);
      await expect(page.locator('[data-account=visitor]').first()).toBeVisible();
      await expect(page.locator('h1').first()).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    }
  },
);

test(
  'THR-21 D-80 a code in a link of another site, or of no page, logs nobody in',
  tagPcOnly,
  async ({ page, request, server, watch }) => {
    watch.allow(/404/);
    const site = `http://turkey.localhost:${server.port}`;
    const { address } = await createAddress(page, request, { site, path: '/expoturkey_1001' });
    for (const referer of ['http://attacker.example/', undefined]) {
      const exchanged = page.waitForResponse(/exchangeAcToken/);
      await page.goto(address, referer === undefined ? {} : { referer });
      expect((await exchanged).status()).toBe(404);
      await expect(page.locator('[data-account=visitor]').first()).toBeVisible();
    }
  },
);
