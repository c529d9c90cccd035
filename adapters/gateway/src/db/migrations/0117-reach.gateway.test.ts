import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { MIGRATIONS } from './migrations.ts';

const database = testDatabase({ changesSchema: true });

/** A database of the version before, with a request that reached two suppliers and one that reached none. */
beforeAll(async () => {
  const { kysely } = database();
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const before = await migrator.migrateTo('0115-revisions');
  if (before.error !== undefined) throw before.error;
  await insertSession(database(), 'buyer', { accountId: 'requester' });
  for (const rfqId of ['two', 'none'])
    await sql`insert into rfq (rfq_id, account_id, description, email, exhibition_id, source, lang, site_id, task_id, created)
      values (${rfqId}, 'requester', 'Bags', 'a@b.example', '1001', 2, 'en', 999, ${`task-${rfqId}`}, 1)`.execute(
      kysely,
    );
  for (const task of ['two|S1', 'two|S2', 'twofold|S1', 'other'])
    await sql`insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id, address,
        task_id, created)
      values (${task}, 'supplier', 'S1', 'S1', 'Bags', 'a@b.example', 2, 'en', 999, '', ${task}, 1)`.execute(kysely);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
});

test('R-2.121 a request of before knows how many suppliers it reached, and no earlier enquiry is offered others', async () => {
  const { kysely } = database();
  const requests = await kysely.selectFrom('rfq').select(['rfq_id', 'reached', 'offer_at']).orderBy('rfq_id').execute();
  expect(requests).toEqual([
    { rfq_id: 'none', reached: 0, offer_at: null },
    { rfq_id: 'two', reached: 2, offer_at: null },
  ]);
  const due = kysely.selectFrom('enquiry').select('enquiry_id').where('offer_at', 'is not', null);
  expect(await due.execute()).toEqual([]);
});
