import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, post, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { sendThread } from '../../../../tests/support/threads.ts';
import { migrate, migrationStatus } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * What a server of an earlier version left, as its own calls wrote it: a buyer with a session, an enquiry of hers, one of a
 * guest that is verified and one that is not, a request with a file, a cart, mails, an operator and a small catalogue.
 */
const LEFT = JSON.parse(
  readFileSync(new URL('../../../../fixtures/upgrade/version-0012.json', import.meta.url), 'utf8'),
) as {
  readonly version: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly buyerToken: string;
  readonly staffToken: string;
  readonly unverifiedLink: string;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
};

const database = testDatabase();
/** The rows after the migrations, before anybody did anything. */
const kept = new Map<string, readonly Row[]>();
let now = LEFT.now;
const gateway = testGateway(database, { now: () => now });

beforeAll(async () => {
  const { kysely } = database();
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(LEFT.version);
  if (error !== undefined) throw error;
  await insertLeft();
  await migrate(kysely);
  for (const name of Object.keys(LEFT.tables)) kept.set(name, await rowsOf(name));
  now += 60_000;
});

/** Puts the rows back as they were, without looking for those that others point to: tables come in the order of their names. */
async function insertLeft(): Promise<void> {
  await database().transaction(async ({ kysely }) => {
    await sql`set local session_replication_role = replica`.execute(kysely);
    for (const [name, rows] of Object.entries(LEFT.tables)) {
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`.execute(
        kysely,
      );
    }
  });
}

const rowsOf = async (name: string): Promise<readonly Row[]> => {
  const rows = await sql<{ row: string }>`select row_to_json(kept)::text as row from ${sql.table(name)} kept`.execute(
    database().kysely,
  );
  return rows.rows.map(({ row }) => JSON.parse(row) as Row);
};

describe('a database of an earlier version', () => {
  test('REL-30 has every migration, and each of its rows with all that was in it', async () => {
    expect(await migrationStatus(database().kysely)).toMatchObject({ pending: [], unknown: [] });
    for (const [name, rows] of Object.entries(LEFT.tables)) {
      for (const row of rows) expect(kept.get(name), name).toContainEqual(expect.objectContaining(row));
    }
  });

  test('REL-30 goes on for its buyer: her session, her enquiry, her request and her cart', async () => {
    const ask = (path: string, data: object) =>
      dataOf(post(gateway(), path, data, { envelope: { token: LEFT.buyerToken } }));
    const [enquiry] = LEFT.tables.enquiry?.filter(({ email }) => email === 'priya@example.com') ?? [];
    expect(await ask('inquiry-buyer/list', { pageNo: 1 })).toMatchObject({
      total: 1,
      records: [{ enquiryId: enquiry?.enquiry_id, text: enquiry?.content, state: 'new' }],
    });
    expect(await ask('business-opportunity/rfq/list', { pageNo: 1 })).toMatchObject({
      records: [{ rfqId: LEFT.tables.rfq?.[0]?.rfq_id, attachments: [{ fileName: 'need.pdf' }] }],
    });
  });

  test('REL-30 D-65 what was verified waits at the supplier, and what was not still can be', async () => {
    const token = await insertSession(database(), 'supplier', { accountId: 'weaver', supplierId: 'S1' });
    const waiting = async () => {
      const inbox = await dataOf(
        sendThread(gateway(), 'supplierEnquiry', 'inbox', { part: 'waiting', pageNo: 1 }, { token, time: now }),
      );
      return (inbox as { total: number }).total;
    };
    expect(await waiting()).toBe(2);
    const headers = submitHeaders('visitor-of-late-000000000');
    const sent = post(gateway(), 'inquiry-buyer-verify/verify', { token: LEFT.unverifiedLink }, { headers });
    expect(await dataOf(sent)).toMatchObject({ verified: true, email: 'late@example.com' });
    expect(await waiting()).toBe(3);
  });
});
