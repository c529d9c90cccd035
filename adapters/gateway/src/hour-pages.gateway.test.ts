import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { insertCatalogue } from '../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { insertStaff } from '../../../tests/support/staff.ts';
import { waitUntilListening } from '../../../tests/support/wait-until-listening.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';
import { refreshCatalogue } from './catalogue/world/load-world.ts';
import { type Changes, watchChanges } from './db/changes.ts';

const database = testDatabase();
const HOUR = 3_600_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
/** Start time of a test: later than the expiry of anything that an earlier test cached. */
let start = Date.UTC(2026, 10, 24);

let whole: WholeServer;
let changes: Changes;
let ways: readonly MockInstance[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
  await keep('link', 'fair', { transfer: 'fair', target: '/about-us.html' });
  await keep('link', 'today', { transfer: 'today', target: '/categories', end: '2026-11-23' });
  await keepFrontpage('Welcome to the hall.');
  changes = watchChanges(database());
  whole = await openWholeServer(database(), { PAGE_CACHE_SECONDS: '5' }, changes);
  ways = [vi.spyOn(whole.gateway, 'handle'), vi.spyOn(whole.gateway, 'ask')];
  await waitUntilListening(changes);
  // The sites are loaded again once the gateway listens.
  await vi.waitFor(() => expect(Number(whole.gateway.sites.version)).toBeGreaterThanOrEqual(2));
});
beforeEach(() => {
  start += 3 * HOUR;
  vi.setSystemTime(start);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await whole.close();
});

async function keep(list: string, key: string, content: Record<string, string>, part = ''): Promise<void> {
  const row = { list, key, part, content: JSON.stringify(content), changed: 1 };
  const kept = database().kysely.insertInto('operator_row').values(row);
  await kept
    .onConflict((conflict) => conflict.columns(['list', 'key', 'part']).doUpdateSet({ content: row.content }))
    .execute();
}
const keepFrontpage = (text: string) => {
  const blocks = JSON.stringify([{ type: 'text', text }]);
  return keep('page', 'frontpage', { page: 'frontpage', lang: 'en', title: 'One hall', blocks }, 'en');
};

const callsSoFar = (): number => ways.reduce((all, { mock }) => all + mock.calls.length, 0);

/** The answer of a page, and how many calls its rendering made. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const before = callsSoFar();
  const {
    statusCode,
    body,
    headers: answered,
  } = await whole.server.inject({
    url,
    headers: { host: 'localhost', ...headers },
  });
  return { status: statusCode, body, to: answered.location, calls: callsSoFar() - before };
}

/** Makes a change and waits until this process has been notified that the branch changed. */
async function changing(branch: string, change: () => Promise<unknown>): Promise<void> {
  const before = changes.stateOf(branch);
  await change();
  await expect.poll(() => changes.stateOf(branch)).not.toBe(before);
}

/** A change that the page shows, the branch that reports it, and a text that proves it. */
const PAGES = [
  {
    id: 'R-2.075',
    page: '/link/fair',
    branch: 'cms',
    shows: '/search/product',
    change: () => keep('link', 'fair', { transfer: 'fair', target: '/search/product' }),
  },
  {
    id: 'R-2.076',
    page: '/landing/rfq/product-P1',
    branch: 'catalogue',
    shows: 'Linen tote bag',
    change: () =>
      database().transaction(async (transaction) => {
        await transaction.kysely.updateTable('product_text').set({ name: 'Linen tote bag' }).execute();
        await refreshCatalogue(transaction);
      }),
  },
  {
    id: 'R-2.077',
    page: '/frontpage',
    branch: 'cms',
    shows: 'Halls 1 to 8 are open.',
    change: () => keepFrontpage('Halls 1 to 8 are open.'),
  },
] as const;

describe.each(PAGES)('$page', ({ id, page, branch, shows, change }) => {
  test.each([
    ['a PC', {}, 'pc'],
    ['a phone', { 'user-agent': PHONE }, 'h5'],
  ])(
    `${id} A-58 is cached for one hour for %s, regardless of the cache time of other pages`,
    async (_, asked, layout) => {
      const first = await visit(page, asked);
      expect([first.status, first.calls > 0]).toEqual([page.startsWith('/link') ? 302 : 200, true]);
      if (first.status === 200) expect(first.body).toContain(`data-layout="${layout}"`);
      vi.setSystemTime(start + HOUR - 1);
      expect(await visit(page, asked)).toEqual({ ...first, calls: 0 });
      vi.setSystemTime(start + HOUR);
      expect((await visit(page, asked)).calls).toBeGreaterThan(0);
    },
  );

  test(`${id} THR-26 is rendered again for a logged-in user, another language or another device`, async () => {
    await visit(page);
    for (const headers of [{ cookie: 'buyer_login=1' }, { cookie: 'lang=tr' }, { 'user-agent': PHONE }]) {
      expect((await visit(page, headers)).calls).toBeGreaterThan(0);
    }
    expect((await visit(`${page}?csr=1`)).body).toContain('"loaderData":{}');
    expect((await visit(page)).calls).toBe(0);
  });

  test(`${id} D-64 is evicted as soon as its data changes`, async () => {
    await visit(page);
    await changing(branch, change);
    const { body, to } = await visit(page);
    expect(`${body}${to}`).toContain(shows);
    expect((await visit(page)).calls).toBe(0);
  });
});

test('R-2.076 D-64 changing a site setting evicts the pages that depend on it', async () => {
  await visit('/landing/rfq/product-P1');
  const version = Number(whole.gateway.sites.version);
  const { staffId } = await insertStaff(database(), { role: 'operator' });
  const setting = { site_id: 999, name: 'flags.tagSelectorV2', value: 'true', changed: 1, changed_by: staffId };
  await changing('site', () => database().kysely.insertInto('site_setting').values(setting).execute());
  expect((await visit('/landing/rfq/product-P1')).calls).toBeGreaterThan(0);
  await changing('site', () => database().kysely.deleteFrom('site_setting').where('site_id', '=', 999).execute());
  // Each change also loads the sites again, after which no page is current.
  await expect.poll(() => Number(whole.gateway.sites.version)).toBeGreaterThanOrEqual(version + 2);
});

test('R-2.075 D-20 a short link is cached no longer than it is valid', async () => {
  const TODAY = Date.UTC(2026, 10, 23, 23, 30);
  vi.setSystemTime(TODAY);
  expect(await visit('/link/today')).toMatchObject({ status: 302, to: '/categories' });
  vi.setSystemTime(TODAY + HOUR / 2 - 1);
  expect(await visit('/link/today')).toMatchObject({ to: '/categories', calls: 0 });
  vi.setSystemTime(TODAY + HOUR / 2);
  expect(await visit('/link/today')).toMatchObject({ status: 302, to: '/' });
});

test('R-2.076 A-58 a page with text from the request URL is not cached', async () => {
  const asked = '/landing/rfq/product-P1?rfq_description=our-secret-lamps';
  expect((await visit(asked)).body).toContain('our-secret-lamps');
  expect((await visit(asked)).calls).toBeGreaterThan(0);
  expect((await visit('/landing/rfq/product-P1')).body).not.toContain('our-secret-lamps');
});
