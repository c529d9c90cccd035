import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import { readStored, recordCalls } from './support/accounts.ts';
import { addStandsToPlan, call, type SignedIn, signIn } from './support/signed-in.ts';
import { expect, open, type Page, tagPhoneOnly, test } from './support/test.ts';

/** An upcoming exhibition in the demo world, at the site of Turkey. */
const SHOW = '1002';
const NAME = 'Noor van Dijk';
/** The tests go offline on purpose, which also breaks prefetches on pointer movement. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload assets|503/;

const strip = (page: Page) => page.locator('[data-offline]');
const state = (page: Page) => page.locator('html');

/** Registers the logged-in buyer for the exhibition, and plans the stand of its first exhibitor. */
async function prepare(request: APIRequestContext, buyer: SignedIn): Promise<void> {
  const visitor = {
    exhibitionId: SHOW,
    email: buyer.email,
    contactName: NAME,
    companyName: 'Havenlinnen B.V.',
    countryId: '528',
    contactNumber: '612345678',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  };
  await call(request, 'blade-pre-registration/offline/preRegistration', visitor, buyer.token);
  await addStandsToPlan(request, buyer, SHOW, 1);
}

/** Paths of the documents that the service worker has cached. */
const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const index = await caches.match('/kept-pages.json');
    return index === undefined ? [] : (await index.json()).pages.map((each: { path: string }) => each.path);
  });

/** Opens a page and waits until it is available offline. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect.poll(() => cachedPaths(page)).toContain(new URL(address).pathname);
}

/** The content of the service worker's caches as one text. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const answers = (await cache.keys()).map(async (request) => (await cache.match(request))?.text());
      return Promise.all(answers);
    });
    return (await Promise.all(texts)).flat().join('\n');
  });

async function fileOf(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

const text = (fields: object): string => `TSBADGE1:${Buffer.from(JSON.stringify(fields)).toString('base64url')}`;

async function scan(page: Page, name: string): Promise<void> {
  await page.locator('form[data-form=scan] input').fill(text({ n: name, o: 'Malabar Trading', x: SHOW }));
  await page.locator('form[data-form=scan] button').click();
  await page.locator('[data-action=keep-card]').click();
}

test(
  'REL-19 badge, planner and scan open offline once they were opened online, and a scan is sent once, in Arabic too',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(NO_NETWORK);
    const site = `http://turkey.localhost:${server.port}`;
    const buyer = await signIn(page, request, site);
    await prepare(request, buyer);
    await openAndKeep(page, `${site}/exhibition_${SHOW}/planner?lang=ar`);
    const exhibitor = await page.locator('[data-stop] a[href*="_S"]').first().innerText();
    await openAndKeep(page, `${site}/myBadge`);
    await openAndKeep(page, `${site}/scanBadge`);
    const saved = recordCalls(page, 'businessCard/save');
    // The service worker caches no data of the buyer.
    const texts = await keptTexts(page);
    expect(texts).toContain('data-kept');
    for (const own of [NAME, buyer.email, exhibitor, String(await readStored(page, 'buyer_token'))])
      expect(texts).not.toContain(own);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-page=scanBadge]')).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await seesNoBarrier();
    await scan(page, 'Priya Nair');
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();

    await open(page, `${site}/myBadge`);
    await expect(page.locator('img[data-badge]')).toBeVisible();
    await expect(page.locator('[data-kept-at]')).toBeVisible();
    await expect(page.locator('[data-page=my-badge]')).toContainText(NAME);
    await expect(strip(page)).toBeVisible();
    await seesNoBarrier();
    const png = await fileOf(page, page.locator('[data-action=save-badge]'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');

    await open(page, `${site}/exhibition_${SHOW}/planner`);
    await expect(page.locator('[data-stop]')).toContainText(exhibitor);
    await expect(page.locator('[data-kept-at]')).toBeVisible();
    await seesNoBarrier();
    expect(String(await fileOf(page, page.locator('[data-action=save-plan]')))).toContain('BEGIN:VEVENT');

    await page.goto(`${site}/search/product`);
    const told = page.locator('[data-page=offline]');
    await expect(told).toBeVisible();
    await expect(state(page)).toHaveAttribute('lang', 'ar');
    await seesNoBarrier();
    await told.locator('a[href="/scanBadge"]').click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();

    expect(saved.length).toBeGreaterThan(0);
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('businessCard/save') && answers.push(answer.status()));
    await page.context().setOffline(false);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(strip(page)).toHaveCount(0);
    await open(page, `${site}/myFavorite/exhibitorCard`);
    await expect(page.locator('[data-card]')).toHaveCount(1);
    expect(answers).toEqual([200]);
  },
);

test(
  'REL-19 R-2.164 THR-56 a logout asks before it drops unsent scans, sends them if it can, and leaves no data behind',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(NO_NETWORK);
    const site = `http://turkey.localhost:${server.port}`;
    await signIn(page, request, site);
    await openAndKeep(page, `${site}/myBadge`);
    await openAndKeep(page, `${site}/scanBadge`);
    await page.context().setOffline(true);
    await scan(page, 'Priya Nair');
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();

    const logOut = async () => {
      await page.locator('[data-account=buyer] summary, [data-account=visitor]').last().click();
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
    };
    const question = page.locator('[data-ask=logout]');
    await logOut();
    await expect(question).toContainText('1 scan not sent yet');
    await seesNoBarrier();
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toHaveCount(0);
    expect(await readStored(page, 'waiting_scans')).toHaveLength(1);
    expect(await readStored(page, 'kept_badges')).not.toBeNull();

    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('businessCard/save') && answers.push(answer.status()));
    // The card is sent both when the network is back and by the logout, but arrives once.
    await page.context().setOffline(false);
    await logOut();
    await expect.poll(() => answers).toEqual([200]);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...Object.keys(localStorage).filter((key) => /^kept_|scans/.test(key)),
      ]);
    // The page reloads meanwhile, and a service worker ends with the last page that it served.
    await expect.poll(() => left().catch(String)).toEqual([]);
  },
);

test(
  'REL-19 an exhibition opens offline for a registered visitor, and nothing of a guest’s visit is cached',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(NO_NETWORK);
    const site = `http://turkey.localhost:${server.port}`;
    await open(page, `${site}/exhibition_${SHOW}`);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
    await signIn(page, request, site);
    await page.evaluate((id) => {
      const registered = { id: '1', badgeNo: 'B', email: 'a@b.example', contactName: 'Noor', isWelcomeBack: false };
      localStorage.setItem('pre_register_info', JSON.stringify({ [id]: registered }));
    }, SHOW);
    await openAndKeep(page, `${site}/exhibition_${SHOW}`);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-page=expo]')).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await seesNoBarrier();
    await page.context().setOffline(false);
    await expect(strip(page)).toHaveCount(0);
  },
);
