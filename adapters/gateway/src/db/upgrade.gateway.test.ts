import { beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { migrateOldDatabase, type OldDatabase, readLeft, readRows } from '../../../../tests/support/old-database.ts';
import { sendThread } from '../../../../tests/support/threads.ts';
import { getMigrationStatus } from './migrate.ts';

/**
 * Data that a server of an earlier version wrote by its own calls: a buyer with a session and an enquiry, two guests'
 * enquiries (one verified, one not), an RFQ with a file, a cart, mails, an operator and a small catalogue.
 */
const LEFT = readLeft<
  OldDatabase & { readonly buyerToken: string; readonly staffToken: string; readonly unverifiedLink: string }
>('version-0012.json');

const database = testDatabase();
/** The rows after the migrations, before any test changes them. */
const kept = new Map<string, Awaited<ReturnType<typeof readRows>>>();
let now = LEFT.now;
const gateway = testGateway(database, { now: () => now });

beforeAll(async () => {
  await migrateOldDatabase(database(), LEFT);
  for (const name of Object.keys(LEFT.tables)) kept.set(name, await readRows(database(), name));
  now += 60_000;
});

describe('a database of an earlier version', () => {
  test('REL-30 has every migration, and every row with all its data', async () => {
    expect(await getMigrationStatus(database().kysely)).toMatchObject({ pending: [], unknown: [] });
    for (const [name, rows] of Object.entries(LEFT.tables)) {
      for (const row of rows) expect(kept.get(name), name).toContainEqual(expect.objectContaining(row));
    }
  });

  test('REL-30 still works for its buyer: session, enquiry, RFQ and cart', async () => {
    const ask = (path: string, data: object) =>
      readData(post(gateway(), path, data, { envelope: { token: LEFT.buyerToken } }));
    const [enquiry] = LEFT.tables.enquiry?.filter(({ email }) => email === 'priya@example.com') ?? [];
    expect(await ask('inquiry-buyer/list', { pageNo: 1 })).toMatchObject({
      total: 1,
      records: [{ enquiryId: enquiry?.enquiry_id, text: enquiry?.content, state: 'new' }],
    });
    expect(await ask('business-opportunity/rfq/list', { pageNo: 1 })).toMatchObject({
      records: [{ rfqId: LEFT.tables.rfq?.[0]?.rfq_id, attachments: [{ fileName: 'need.pdf' }] }],
    });
  });

  test('REL-30 D-65 delivers verified enquiries to the supplier, and unverified ones can still be verified', async () => {
    const token = await insertSession(database(), 'supplier', { accountId: 'weaver', supplierId: 'S1' });
    const waiting = async () => {
      const inbox = await readData(
        sendThread(gateway(), 'supplierEnquiry', 'inbox', { part: 'waiting', pageNo: 1 }, { token, time: now }),
      );
      return (inbox as { total: number }).total;
    };
    expect(await waiting()).toBe(2);
    const headers = submitHeaders('visitor-of-late-000000000');
    const sent = post(gateway(), 'inquiry-buyer-verify/verify', { token: LEFT.unverifiedLink }, { headers });
    expect(await readData(sent)).toMatchObject({ verified: true, email: 'late@example.com' });
    expect(await waiting()).toBe(3);
  });
});
