import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { refreshDirectory } from './refresh-directory.ts';
import { createViewCounter, forgetOldDays, getDayBefore } from './view-counter.ts';

const NOON = Date.UTC(2026, 5, 10, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const database = testDatabase();
const browser = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11) Firefox/140' };
const P1 = { kind: 'product', id: 'P1' } as const;

beforeEach(async () => {
  await clearDatabase(database());
  await loadSample(
    database(),
    [
      ...SAMPLE_TREES,
      sampleSupplier('S1'),
      sampleProduct('P1', { viewCount: 1 }),
      sampleProduct('P2', { viewCount: 9 }),
    ],
    NOON,
  );
});

const views = async (): Promise<unknown[]> =>
  (await sql`select kind, item_id, day, views from seen_on_day order by kind, item_id, day`.execute(database().kysely))
    .rows;

/** A counter with a clock that the test sets. */
function counterAt(time: { now: number }) {
  return createViewCounter({
    database: database(),
    now: () => time.now,
    onError: (error) => {
      throw error;
    },
  });
}

describe('views', () => {
  test('D-57 are counted once per visitor and item in half an hour, by day', async () => {
    const time = { now: NOON };
    const counter = counterAt(time);
    const look = (minute: number, viewer = browser, seen: typeof P1 | { kind: 'supplier'; id: string } = P1) => {
      time.now = NOON + minute * MINUTE;
      counter.count(seen, viewer);
    };
    look(0);
    look(29);
    look(29, { ...browser, address: '203.0.113.8' });
    look(29, browser, { kind: 'supplier', id: 'S1' });
    look(31);
    await counter.close();
    expect(await views()).toEqual([
      { kind: 'product', item_id: 'P1', day: '2026-06-10', views: 3 },
      { kind: 'supplier', item_id: 'S1', day: '2026-06-10', views: 1 },
    ]);
  });

  test('D-57 are added to the stored counts of the day and in total', async () => {
    const time = { now: NOON };
    for (const days of [0, 0, 1]) {
      time.now = NOON + days * DAY;
      const counter = counterAt(time);
      counter.count(P1, browser);
      await counter.close();
    }
    expect(await views()).toMatchObject([{ views: 2 }, { day: '2026-06-11', views: 1 }]);
    const { rows } = await sql`select views::int from seen_total where item_id = 'P1'`.execute(database().kysely);
    expect(rows).toEqual([{ views: 3 }]);
  });

  test('of unknown items and by bots are not counted', async () => {
    const counter = counterAt({ now: NOON });
    counter.count({ kind: 'product', id: 'P999' }, browser);
    counter.count(P1, { ...browser, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    counter.count(P1, { ...browser, userAgent: '' });
    await counter.close();
    expect(await views()).toEqual([]);
  });

  test('D-57 store no data of the visitor in the database', async () => {
    const counter = counterAt({ now: NOON });
    counter.count(P1, browser);
    await counter.close();
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(seen_on_day) from seen_on_day)::text
        || (select json_agg(seen_total) from seen_total)::text as all`.execute(database().kysely);
    expect(rows[0]?.all).not.toContain('203.0.113');
    expect(rows[0]?.all).not.toContain('Firefox');
  });

  test('use bounded memory, however many items and visitors there are', async () => {
    const counter = counterAt({ now: NOON });
    for (let index = 0; index < 10_050; index++) counter.count({ kind: 'product', id: `X${index}` }, browser);
    counter.count(P1, browser);
    await counter.close();
    expect(await views()).toEqual([]);
  });

  test('D-22 of the last 30 days rank a product above one with more views in total', async () => {
    const first = async (now: number): Promise<unknown> => {
      await database().transaction((transaction) => refreshDirectory(transaction, now));
      const { rows } = await sql`select item_id from hot_item where kind = 'product' and place = 1`.execute(
        database().kysely,
      );
      return rows[0];
    };
    expect(await first(NOON)).toEqual({ item_id: 'P2' });
    const counter = counterAt({ now: NOON });
    counter.count(P1, browser);
    await counter.close();
    expect(await first(NOON + 29 * DAY)).toEqual({ item_id: 'P1' });
    expect(await first(NOON + 32 * DAY)).toEqual({ item_id: 'P2' });
  });

  test('REL-29 older than any calculation needs are deleted', async () => {
    for (const days of [0, 30, 32])
      await sql`insert into seen_on_day values ('product', 'P1', ${getDayBefore(NOON, days)}, 1)`.execute(
        database().kysely,
      );
    await forgetOldDays(database(), NOON);
    expect(await views()).toMatchObject([{ day: getDayBefore(NOON, 30) }, { day: '2026-06-10' }]);
  });
});
