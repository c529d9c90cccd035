import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPictureFile } from '../support/sample-files.ts';
import { startOneServer } from './support/one-server.ts';
import type { RunningServer } from './support/server.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, test as shared, tagPcOnly, tagPhoneOnly } from './support/test.ts';

/** The host that the organiser gives to the site of Türkiye; browsers find every name below localhost here. */
const HOST = 'bosphorus.localhost';
const ACCENT = '#8a1c4a';
const LOOK = {
  host: HOST,
  name: 'Bosphorus Fair',
  tagline: 'Where two continents trade',
  accent: ACCENT,
  'contact.address': 'Fuar Cad. 1, Istanbul',
  'contact.email': 'info@bosphorus.example',
};
const TERMS = [{ type: 'text', text: 'These are the terms of {siteName}, and no others.' }];

/** A server of its own, because a change of a site drops pages that other tests expect in the cache. */
const test = shared.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture from this pattern
    async ({}, use) => {
      const { port, logs, stop } = await startOneServer({ OVERLOAD_MS: '0' });
      await setUp({ port, logs });
      await use({ port, logs });
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What an operator does with `staff site set`, `staff site logo` and `staff page set`. */
async function setUp({ port, logs: [log = ''] }: RunningServer): Promise<void> {
  const token = readFileSync(join(dirname(log), 'staff.token'), 'utf8').trim();
  const reason = 'our own look';
  const send = async (path: string, body: string | FormData) => {
    const headers = {
      'idempotency-key': randomUUID(),
      'x-visitor-key': 'a-visitor-with-a-long-key',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(`http://127.0.0.1:${port}/gateway/${path}`, { method: 'POST', headers, body });
    const said = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return said.data;
  };
  const submit = (path: string, data: object) => send(path, JSON.stringify({ token, data: { ...data, reason } }));
  const picture = new FormData();
  picture.set('token', token);
  picture.set('reason', reason);
  picture.set('file', new Blob([new Uint8Array(await createPictureFile('png'))], { type: 'image/png' }), 'logo.png');
  const { pictureId } = await send('staff/import/picture', picture);
  const look = { ...LOOK, logo: pictureId, site247Url: `http://localhost:${port}/` };
  const settings = Object.entries(look).map(([name, value]) => ({ name, value }));
  await submit('staff/site/set', { siteId: 2, settings });
  const importId = randomUUID();
  const columns = ['page', 'lang', 'title', 'blocks'];
  const rows = [['terms-turkey', 'en', 'Terms of the fair', JSON.stringify(TERMS)]];
  await submit('staff/list/stage', { importId, first: 0, columns, rows });
  await submit('staff/list/commit', { list: 'page', importId, dryRun: false });
}

const at = (port: number, path: string, host = HOST) => `http://${host}:${port}${path}`;

test(
  'D-93 D-97 an organiser’s site has its own host, name, logo, colour and contact details, and the other sites keep theirs',
  tagPcOnly,
  async ({ page, server: { port }, seesNoBarrier }) => {
    await open(page, at(port, '/login'));
    await expect(page).toHaveTitle('Log in · Bosphorus Fair');
    await expect(page.getByRole('img', { name: 'Bosphorus Fair' }).first()).toBeVisible();
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', ACCENT);
    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--fh-action'),
    );
    expect(action.trim()).toBe(ACCENT);
    const footer = page.locator('footer').last();
    for (const line of ['Bosphorus Fair', LOOK.tagline, LOOK['contact.address'], LOOK['contact.email']]) {
      await expect(footer).toContainText(line);
    }
    await expect(page.locator('body')).not.toContainText('Fairhall');
    await seesNoBarrier();
    await open(page, at(port, '/login', 'localhost'));
    await expect(page).toHaveTitle('Log in · Fairhall');
    await expect(page.locator('style')).toHaveCount(0);
  },
);

test(
  'D-45 the organiser’s imprint and terms are shown on their site only',
  tagPcOnly,
  async ({ page, server: { port }, seesNoBarrier }) => {
    await open(page, at(port, '/about-us.html'));
    await expect(page.locator('h1')).toHaveText('About Bosphorus Fair');
    await page.getByRole('link', { name: 'Imprint' }).click();
    await expect(page.locator('h1')).toHaveText('Imprint');
    await expect(page.locator('main')).toContainText(LOOK['contact.address']);
    await expect(page.locator('main').getByRole('link', { name: LOOK['contact.email'] })).toBeVisible();
    await seesNoBarrier();
    await open(page, at(port, '/privacy-policy.html'));
    await expect(page.locator('#terms')).toContainText('These are the terms of Bosphorus Fair, and no others.');
    await open(page, at(port, '/privacy-policy.html', 'localhost'));
    await expect(page.locator('#terms')).not.toContainText('and no others');
  },
);

test(
  'D-93 in Arabic the site keeps its name, and its pages fit',
  tagPhoneOnly,
  async ({ page, server: { port }, seesNoBarrier }) => {
    await open(page, at(port, '/login?lang=ar'));
    await expect(page).toHaveTitle(/Bosphorus Fair/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await seesNoBarrier();
    await open(page, at(port, '/?lang=ar'));
    const logo = await page.getByRole('img', { name: 'Bosphorus Fair' }).first().boundingBox();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(width - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThanOrEqual(12);
  },
);

test(
  'R-6.017 D-80 the header leads a buyer to the site that is open all year, logged in by a code made at the click',
  tagPcOnly,
  async ({ page, request, server: { port } }) => {
    const { token } = await signIn(page, request, at(port, ''));
    await open(page, at(port, '/about-us.html'));
    await expect(page.locator('[data-account=buyer]')).toBeVisible();
    const opened = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.url().includes('localhost:'));
    const link = page.locator('header').getByRole('link', { name: '24/7' });
    await expect(link).toHaveAttribute('href', `http://localhost:${port}/`);
    await link.click();
    const address = new URL((await opened).url());
    expect(address.searchParams.get('ac')).toMatch(/^[\w-]{43}\./);
    expect(address.href).not.toContain(token);
    await expect(page.locator('[data-account=buyer]')).toBeVisible();
    await expect(page).toHaveURL(`http://localhost:${port}/`);
  },
);

test(
  'D-97 REL-19 without a network the site keeps its logo, name and colour',
  tagPcOnly,
  async ({ page, server: { port }, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload assets|503/);
    await open(page, at(port, '/expoturkey_1001/preRegister?f_pr=old'));
    const field = (name: string) => page.locator(`[name=${name}]`);
    await field('email').fill(`visitor-${randomUUID()}@malabar-trading.example`);
    await field('contactName').fill('Priya Nair');
    await field('company').fill('Malabar Trading LLP');
    await field('countryId').selectOption('356');
    await field('mobile').fill('98470 12345');
    await page.locator('form[data-step] button[type=submit]').click();
    await expect(page).toHaveURL(/\/success$/);
    const isCached = (path: string) => page.evaluate(async (name) => (await caches.match(name)) !== undefined, path);
    await expect.poll(() => isCached('/kept-pages.json')).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-offline]')).toBeVisible();
    const logo = page.getByRole('img', { name: 'Bosphorus Fair' }).first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(at(port, '/exhibitions'));
    const offlinePage = page.locator('[data-page=offline]');
    await expect(offlinePage).toContainText('Bosphorus Fair');
    await expect(offlinePage.locator('svg')).toHaveCount(0);
    await expect(offlinePage.locator('p a')).toHaveCSS('background-color', 'rgb(138, 28, 74)');
    await seesNoBarrier();
  },
);
