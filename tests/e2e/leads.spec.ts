import { readFile } from 'node:fs/promises';
import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import type { APIRequestContext } from '@playwright/test';
import { readStored, SUPPLIER } from './support/accounts.ts';
import { signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const siteOf = ({ port }: { port: number }) => `http://supplier.localhost:${port}`;

/** An upcoming exhibition in the demo world, where the supplier exhibits. */
const SHOW = '1013';
/** An exhibition where the supplier does not exhibit. */
const ELSEWHERE = '1002';

/** The badge text of a visitor who registers for the exhibition. */
async function badgeOf(
  request: APIRequestContext,
  contactName: string,
  { token = '', email = `visitor-${crypto.randomUUID()}@havenlinnen.example`, exhibitionId = SHOW } = {},
): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-visitor-key': `visitor-${crypto.randomUUID()}` };
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`/gateway/${path}`, { headers, data: { data, token, appVersion: 'test' } });
    return (await answer.json()).data;
  };
  await ask('blade-pre-registration/offline/preRegistration', {
    exhibitionId,
    email,
    contactName,
    companyName: 'Havenlinnen B.V.',
    countryId: '528',
    dialingCode: '31',
    contactNumber: '612345678',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  });
  const badge = await ask('blade-pre-registration/badge/ofExhibition', { exhibitionId });
  // The first badge of an exhibition creates its key, which the server publishes some seconds later.
  await expect.poll(async () => (await request.get(BADGE_KEYS_PATH)).text()).toContain(`"${exhibitionId}"`);
  return badge.text;
}

/** Logs in when the leads page asks for it. */
async function logInToLeads(page: Page, server: { port: number }, lang: string): Promise<void> {
  await open(page, `${siteOf(server)}/leads?lang=${lang}`);
  await page.locator('[data-page=supplierLeads] a.button').click();
  await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
  await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
  await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
  await expect(page.locator('[data-page=supplierLeads]')).toHaveAttribute('data-state', 'shown');
}

/** Opens the leads of the supplier's person, who is logged in there already. */
async function openLeads(page: Page, request: APIRequestContext, server: { port: number }): Promise<void> {
  await signInSupplier(page, request, server);
  await open(page, `${siteOf(server)}/leads?lang=en`);
  await expect(page.locator('[data-page=supplierLeads]')).toHaveAttribute('data-state', 'shown');
}

async function scan(page: Page, text: string): Promise<void> {
  await page.locator('form[data-form=scan] input').fill(text);
  await page.locator('form[data-form=scan] button').click();
}

/** The number in a badge's code, as people read it out. */
function numberOf(badge: string): string {
  const [, payload = ''] = /^TSBADGE1:([\w-]+)/.exec(badge) ?? [];
  const { b } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${b.slice(0, -8)} ${b.slice(-8, -4)} ${b.slice(-4)}`;
}

const keep = (page: Page) => page.locator('[data-action=keep-lead]');
const leadOf = (page: Page, name: string) => page.locator('[data-lead]', { hasText: name });

test(
  'D-62 REL-19 REL-01 an exhibitor scans badges at the stand, offline too, and each becomes one lead, in ar',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/); // the test goes offline on purpose
    const mark = crypto.randomUUID().slice(0, 8);
    const [noor, priya] = [await badgeOf(request, `Noor ${mark}`), await badgeOf(request, `Priya ${mark}`)];
    await logInToLeads(page, server, 'ar');
    await page.locator('[data-action=scan-lead]').click();
    await seesNoBarrier();
    await scan(page, noor);
    const card = page.locator('[data-scanned]');
    await expect(card).toHaveAttribute('data-scanned', 'verified');
    await expect(card).toContainText(`Noor ${mark}`);
    await card.locator('[data-rating] button').nth(3).click();
    await card.locator('input[name=tags]').fill('Towels, Hotels');
    await card.locator('textarea[name=note]').fill('Wants bath mats');
    await seesNoBarrier();
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('lead/scan') && answers.push(answer.status()));
    await keep(page).click();
    const lead = leadOf(page, `Noor ${mark}`);
    await expect(lead).toContainText('Wants bath mats');
    await expect(lead).toContainText('+31 612345678');
    await expect(lead.locator('[data-rating]')).toHaveAttribute('data-rating', '4');
    await seesNoBarrier();

    await page.locator('[data-action=scan-next]').click();
    await page.context().setOffline(true);
    // An unsigned badge cannot be saved as a lead.
    await scan(page, `TSBADGE1:${Buffer.from(JSON.stringify({ n: 'Forged', x: SHOW })).toString('base64url')}`);
    await expect(card).toHaveAttribute('data-scanned', 'unsigned');
    await expect(keep(page)).toHaveCount(0);
    await page.locator('[data-action=scan-next]').click();
    await scan(page, priya);
    // One press saves it and goes on to the next.
    await page.locator('[data-action=keep-and-next]').click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await expect(card).toHaveCount(0);
    await seesNoBarrier();
    await scan(page, noor);
    await keep(page).click();
    await expect(page.locator('[data-waiting="2"]')).toBeVisible();
    expect(answers).toEqual([200]);
    await page.context().setOffline(false);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(leadOf(page, `Priya ${mark}`)).toHaveCount(1);
    await expect(leadOf(page, `Noor ${mark}`)).toHaveCount(1);
    expect(answers).toEqual([200, 200, 200]);
    await page.locator('[data-action=close-scan]').click();
    await seesNoBarrier();
  },
);

/** Paths of the documents that the service worker has cached. */
const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const index = await caches.match('/kept-pages.json');
    return index === undefined ? [] : (await index.json()).pages.map((each: { path: string }) => each.path);
  });

/** The names of this browser's caches, and the number of its service workers. */
const cachedPages = (page: Page): Promise<readonly [readonly string[], number]> =>
  page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length] as const);

test(
  'REL-19 a logout asks before it drops unsent badge scans, and sends them if it can',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/); // the test goes offline on purpose
    const mark = crypto.randomUUID().slice(0, 8);
    const badge = await badgeOf(request, `Noor ${mark}`);
    await openLeads(page, request, server);
    await expect.poll(() => cachedPaths(page)).toEqual(['/leads']);
    await page.locator('[data-action=scan-lead]').click();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await scan(page, badge);
    await keep(page).click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await page.locator('[data-action=close-scan]').click();
    const logOut = async () => {
      const button = page.getByRole('button', { name: 'Log out', exact: true });
      if (!(await button.isVisible())) await page.locator('summary', { hasText: 'More' }).click();
      await button.click();
    };
    const question = page.locator('[data-ask=logout]');
    await logOut();
    await expect(question).toContainText('1 scan not sent yet');
    await seesNoBarrier();
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toHaveCount(0);
    expect(await readStored(page, 'supplier_waiting_leads')).toHaveLength(1);
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith('lead/scan') && answers.push(answer.status()));
    await page.context().setOffline(false);
    await logOut();
    await expect(page.locator('[data-supplier]')).toHaveCount(0);
    expect([answers, await readStored(page, 'supplier_waiting_leads')]).toEqual([[200], null]);
    // No supplier page opens offline on this device any more, and no service worker is left.
    await expect.poll(() => cachedPages(page)).toEqual([[], 0]);
  },
);

test(
  'D-62 REL-19 THR-56 badges are scanned while the list loads, after it failed, and after an offline reload',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|503/); // the test goes offline on purpose
    const badge = await badgeOf(request, `Noor ${crypto.randomUUID().slice(0, 8)}`);
    await openLeads(page, request, server);
    await expect.poll(() => cachedPaths(page)).toEqual(['/leads']);

    const list = Promise.withResolvers<void>();
    await page.route('**/lead/list', async (route) => {
      await list.promise;
      await route.abort();
    });
    await page.clock.install();
    await page.reload();
    const leads = page.locator('[data-page=supplierLeads]');
    const scanner = page.locator('[data-action=scan-lead]');
    await expect(leads).toHaveAttribute('data-state', 'loading');
    await expect(scanner).toBeVisible();
    await seesNoBarrier();
    list.resolve();
    // Skips the pauses between the page's tries.
    const stateLater = async () => {
      await page.clock.runFor(10_000);
      return leads.getAttribute('data-state');
    };
    await expect.poll(stateLater).toBe('failed');
    await expect(scanner).toBeVisible();
    await seesNoBarrier();
    await page.unroute('**/lead/list');

    await page.context().setOffline(true);
    const missing: string[] = [];
    page.on('requestfailed', (request) => request.url().includes('/assets/') && missing.push(request.url()));
    await page.reload();
    await expect(scanner).toBeVisible();
    await scanner.click();
    await scan(page, badge);
    await keep(page).click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await seesNoBarrier();
    expect(missing).toEqual([]);
    // The service worker's cache contains no data of the visitors or the supplier.
    const texts = await page.evaluate(async () => {
      const names = await caches.keys();
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
        }),
      );
      return answers.flat().join('\n');
    });
    expect(texts).toContain('data-kept');
    for (const own of [badge, String(await readStored(page, 'supplier_token'))]) expect(texts).not.toContain(own);
  },
);

test(
  'THR-56 D-65 a logout in another tab closes the scanner and the list, and deletes the cached pages',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await openLeads(page, request, server);
    await expect.poll(() => cachedPaths(page)).toEqual(['/leads']);
    await page.locator('[data-action=scan-lead]').click();
    await expect(page.locator('form[data-form=scan]')).toBeVisible();
    const other = await page.context().newPage();
    await open(other, `${siteOf(server)}/inbox?lang=en`);
    await other.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(other.locator('[data-supplier]')).toHaveCount(0);
    const leads = page.locator('[data-page=supplierLeads]');
    await expect(leads).toHaveAttribute('data-state', 'visitor');
    await expect(page.locator('form[data-form=scan], [data-lead]')).toHaveCount(0);
    await expect.poll(() => cachedPages(page)).toEqual([[], 0]);
    await seesNoBarrier();
    await other.close();
  },
);

test(
  'D-65 REL-19 an expired session loses no badge: unsent scans are sent after the next login',
  tagPcOnly,
  async ({ page, request, server, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|401/); // the test goes offline and ends the login on purpose
    const mark = crypto.randomUUID().slice(0, 8);
    const badge = await badgeOf(request, `Noor ${mark}`);
    await logInToLeads(page, server, 'en');
    await page.locator('[data-action=scan-lead]').click();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await scan(page, badge);
    await keep(page).click();
    await expect(page.locator('[data-waiting="1"]')).toBeVisible();
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('supplier_token') ?? '{}');
      localStorage.setItem('supplier_token', JSON.stringify({ ...stored, v: `${stored.v.slice(0, -1)}_` }));
    });
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.locator('[data-page=supplierLeads]')).toHaveAttribute('data-state', 'visitor');
    expect(await readStored(page, 'supplier_waiting_leads')).toHaveLength(1);
    await logInToLeads(page, server, 'en');
    await expect(leadOf(page, `Noor ${mark}`)).toHaveCount(1);
    expect(await readStored(page, 'supplier_waiting_leads')).toEqual([]);
  },
);

test(
  'REL-19 a badge that cannot become a lead stays on the device with its notes until it is removed',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier, watch }) => {
    watch.allow(/410/); // nobody has the number
    const mark = crypto.randomUUID().slice(0, 8);
    const badge = await badgeOf(request, `Noor ${mark}`, { exhibitionId: ELSEWHERE });
    await openLeads(page, request, server);
    await page.locator('[data-action=scan-lead]').click();
    // Without a stand there, the supplier is told before they write notes.
    await scan(page, badge);
    await expect(page.locator('[data-problem=elsewhere]')).toBeVisible();
    await expect(keep(page)).toHaveCount(0);
    await page.locator('[data-action=scan-next]').click();
    // The badge is of another exhibition, so its number is unknown here.
    await scan(page, numberOf(badge));
    await page.locator('[data-scanned] [data-rating] button').nth(3).click();
    await page.locator('[data-scanned] input[name=tags]').fill('Towels');
    await page.locator('[data-scanned] textarea[name=note]').fill(`Wants bath mats ${mark}`);
    await keep(page).click();
    await page.locator('[data-action=scan-next]').click();
    await page.locator('[data-action=close-scan]').click();
    const rejected = page.locator('[data-rejected-lead]', { hasText: mark });
    const isWhole = async () => {
      for (const words of ['No badge with this number', '4 out of 5', 'Towels', `Wants bath mats ${mark}`])
        await expect(rejected).toContainText(words);
    };
    await isWhole();
    await seesNoBarrier();
    await page.reload();
    await isWhole();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    const question = page.locator('[data-ask=logout]');
    await expect(question).toContainText('1 scan was not accepted');
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await rejected.locator('[data-action=remove-rejected]').click();
    await seesNoBarrier();
    await rejected.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(rejected).toHaveCount(0);
    expect(await readStored(page, 'supplier_rejected_leads')).toEqual([]);
  },
);

test(
  'D-62 D-65 a lead is rated, annotated, filtered by its tag, saved to a file without formulas, and removed',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const badge = await badgeOf(request, `=cmd ${mark}`);
    await openLeads(page, request, server);
    await page.locator('[data-action=scan-lead]').click();
    await scan(page, numberOf(badge).toLowerCase());
    await keep(page).click();
    const lead = leadOf(page, mark);
    await expect(lead).toBeVisible();
    await page.locator('[data-action=close-scan]').click();
    await lead.locator('[data-rating] button').nth(4).click();
    await expect(lead.locator('[data-rating]')).toHaveAttribute('data-rating', '5');
    await lead.getByRole('button', { name: /^Tags, note and draft enquiry/ }).click();
    await lead.locator('input[name=tags]').fill(`Robes, ${mark}`);
    await lead.locator('textarea[name=note]').fill('Call in May');
    await seesNoBarrier();
    await lead.getByRole('button', { name: 'Save' }).click();
    await expect(lead).toContainText('Call in May');
    await page.getByLabel('Tag', { exact: true }).selectOption(mark);
    await expect(page.locator('[data-lead]')).toHaveCount(1);
    await seesNoBarrier();
    const download = page.waitForEvent('download');
    await page.locator('[data-action=export-leads]').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.split('\n')[1]).toContain(`'=cmd ${mark}`);
    expect(file).toContain(`"Robes, ${mark}"`);
    const workbook = page.waitForEvent('download');
    await page.locator('[data-action=export-leads-xlsx]').click();
    const xlsx = await readFile(await (await workbook).path(), 'latin1');
    expect([xlsx.slice(0, 4), xlsx.includes(`Robes, ${mark}`)]).toEqual(['PK\u0003\u0004', true]);
    await page.reload();
    await expect(leadOf(page, mark).locator('[data-rating]')).toHaveAttribute('data-rating', '5');
    await leadOf(page, mark)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(leadOf(page, mark)).toHaveCount(0);
  },
);

interface Meeting {
  /** The visitor's page, logged in. */
  readonly page: Page;
  /** The exhibitor's page, which has scanned the visitor's badge but not saved it yet. */
  readonly stand: Page;
  readonly request: APIRequestContext;
  readonly server: { port: number };
}

/** A buyer whose badge an exhibitor scans; the buyer's name contains the mark. */
async function scannedVisitor({ page, stand, request, server }: Meeting) {
  const buyer = await signIn(page, request);
  const mark = crypto.randomUUID().slice(0, 8);
  const badge = await badgeOf(request, `Noor ${mark}`, buyer);
  await openLeads(stand, request, server);
  await stand.locator('[data-action=scan-lead]').click();
  await scan(stand, badge);
  return { buyer, mark };
}

for (const [layout, path] of [
  [tagPhoneOnly, '/myBadge'],
  [tagPcOnly, '/expo/badge/view'],
] as const)
  test(
    `D-65 THR-33 a visitor turns off sharing with exhibitors, and withdraws it from one that scanned their badge, at ${path}`,
    layout,
    async ({ page, browser, request, server, seesNoBarrier }) => {
      const stand = await browser.newPage();
      const { buyer, mark } = await scannedVisitor({ page, stand, request, server });
      await keep(stand).click();
      await expect(leadOf(stand, mark)).toContainText(buyer.email);

      await open(page, path);
      const sharing = page.locator(`[data-sharing="${SHOW}"]`);
      await expect(sharing.locator('[data-scan]')).toHaveCount(1);
      await seesNoBarrier();
      const saved = page.waitForResponse(/lead\/share$/);
      await sharing.getByRole('checkbox', { name: 'Email' }).click();
      expect((await saved).ok()).toBe(true);
      await expect(sharing.locator('[data-scan]')).not.toContainText('Email');
      await stand.reload();
      await expect(leadOf(stand, mark)).toContainText('+31 612345678');
      await expect(leadOf(stand, mark)).not.toContainText(buyer.email);
      await sharing.getByRole('button', { name: /^Stop sharing/ }).click();
      await expect(sharing.locator('[data-scan][data-taken-back]')).toHaveCount(1);
      await seesNoBarrier();
      await stand.reload();
      await expect(stand.locator('[data-lead][data-taken-back]').first()).toBeVisible();
      await expect(leadOf(stand, mark)).toHaveCount(0);
      await page.reload();
      await expect(sharing.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
      await sharing.getByRole('button', { name: /^Share again/ }).click();
      await expect(sharing.locator('[data-taken-back]')).toHaveCount(0);
      await stand.reload();
      await expect(leadOf(stand, mark)).toBeVisible();
      await stand.close();
    },
  );

test(
  'D-62 R-1.004 a request prepared by an exhibitor at the scan is left to the visitor to send as an enquiry',
  tagPhoneOnly,
  async ({ page, browser, request, server, seesNoBarrier }) => {
    const stand = await browser.newPage();
    const { buyer, mark } = await scannedVisitor({ page, stand, request, server });
    await stand.locator('textarea[name=request]').fill(`2,400 bath towels for two hotels, ${mark}`);
    await keep(stand).click();
    await expect(leadOf(stand, `Noor ${mark}`).locator('[data-request]')).toContainText(mark);

    await open(page, '/myBadge');
    const prepared = page.locator(`[data-sharing="${SHOW}"] [data-request]`);
    await expect(prepared).toContainText('2,400 bath towels');
    await seesNoBarrier();
    await prepared.getByRole('link').click();
    const content = page.locator('[data-field=content] textarea');
    await expect(content).toHaveValue(`2,400 bath towels for two hotels, ${mark}`);
    await expect(page.locator('[data-field=email] input')).toHaveValue(buyer.email);
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    await expect(page).toHaveURL(/\/success/);
    await stand.close();
  },
);
