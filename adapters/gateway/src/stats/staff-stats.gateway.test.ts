import type { OutputOf } from '@fairhall/core/contract/call';
import { staffStats } from '@fairhall/core/contract/stats/staff-calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const NOW = Date.parse('2026-11-25T22:30:00Z');
const [TODAY, YESTERDAY, BEFORE] = ['2026-11-25', '2026-11-24', '2026-11-23'];
const [SHOW, OTHER] = ['68031', '68032'];
const database = testDatabase();
const gateway = testGateway(database, { now: () => NOW });
let token = '';
beforeAll(async () => {
  token = (await insertStaff(database(), { role: 'support' })).token;
});

const show = async (data: object) =>
  (await readData(post(gateway(), staffStats.show.path, data, { envelope: { token } }))) as OutputOf<
    typeof staffStats.show
  >;

beforeEach(async () => {
  await database().kysely.deleteFrom('empty_search').execute();
});

describe('the organiser’s figures', () => {
  test('D-94 count registrations, enquiries, answers and scans by day, at one exhibition or all', async () => {
    const at = (time: string) => Date.parse(time);
    const insert = (exhibitionId: string, time: string) =>
      insertRegistration(database(), {
        accountId: null,
        email: createPerson().email,
        mark: 'stats',
        exhibitionId,
        change: { created: at(time) },
      });
    const registrationId = await insert(SHOW, '2026-11-25T00:00:00Z');
    await insert(SHOW, '2026-11-25T22:00:00Z');
    await insert(OTHER, '2026-11-24T23:59:59.999Z');
    await insert(SHOW, '2026-11-22T12:00:00Z');
    const scan = { scan_id: 'stats-scan', supplier_id: 'S1', exhibition_id: SHOW, registration_id: registrationId };
    const scanned_at = at('2026-11-24T08:00:00Z');
    await database()
      .kysely.insertInto('badge_scan')
      .values({ ...scan, scanned_at, created: scanned_at })
      .execute();
    const enquiry = {
      type: 'supplier' as const,
      target_id: 'S1',
      supplier_id: 'S1',
      content: 'x',
      email: 'a@b.co',
      source: 3,
      lang: 'en',
      site_id: 999,
      address: '192.0.2.1',
      enquiry_id: 'stats-enquiry',
      task_id: 'stats-enquiry',
    };
    const times = { created: at('2026-11-23T08:00:00Z'), answered_at: at('2026-11-25T08:00:00Z') };
    await database()
      .kysely.insertInto('enquiry')
      .values({ ...enquiry, ...times })
      .execute();
    const none = { registrations: 0, enquiries: 0, answers: 0, scans: 0, emptySearches: 0 };
    expect((await show({ days: 3 })).days).toEqual([
      { ...none, day: TODAY, registrations: 2, answers: 1 },
      { ...none, day: YESTERDAY, registrations: 1, scans: 1 },
      { ...none, day: BEFORE, enquiries: 1 },
    ]);
    expect((await show({ days: 2, exhibitionId: OTHER })).days).toEqual([
      { ...none, day: TODAY },
      { ...none, day: YESTERDAY, registrations: 1 },
    ]);
  });

  test('D-94 show what buyers searched for in vain, the most frequent first, and not for one exhibition', async () => {
    const { kysely } = database();
    await kysely
      .insertInto('empty_search')
      .values([
        { day: TODAY, keyword: 'kilim', searches: 1 },
        { day: TODAY, keyword: 'bamboo socks', searches: 2 },
        { day: YESTERDAY, keyword: 'kilim', searches: 2 },
        { day: '2026-11-01', keyword: 'old', searches: 9 },
      ])
      .execute();
    const { days, searches } = await show({ days: 2 });
    expect(searches).toEqual([
      { keyword: 'kilim', searches: 3 },
      { keyword: 'bamboo socks', searches: 2 },
    ]);
    expect(days.map(({ emptySearches }) => emptySearches)).toEqual([3, 2]);
    const ofOne = await show({ days: 1, exhibitionId: SHOW });
    expect([ofOne.searches, ofOne.days[0]?.emptySearches]).toEqual([[], 0]);
  });

  test('D-94 count a search that found nothing, and no other', async () => {
    const search = (data: object) =>
      readData(post(gateway(), 'search/goods', data, { headers: { 'user-agent': 'Mozilla/5.0' } }));
    await search({ keyword: 'zzqqxx' });
    await search({ keyword: 'zzqqyy', filters: { verified: true } });
    await search({});
    // The counts are written when it closes.
    await gateway().close();
    const rows = await database().kysely.selectFrom('empty_search').select('keyword').execute();
    expect(rows.map(({ keyword }) => keyword)).toEqual(['zzqqxx']);
  });
});
