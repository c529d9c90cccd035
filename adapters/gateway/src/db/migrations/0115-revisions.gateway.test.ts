import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../../tests/support/exhibitions.ts';
import { MIGRATIONS } from './migrations.ts';

const database = testDatabase();
const SHOW = '9115';

/** A database of the version before, with a plan, a meeting, mails, and badges that were reissued and released. */
beforeAll(async () => {
  const { kysely } = database();
  await sql`drop schema public cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const before = await migrator.migrateTo('0114-currencies');
  if (before.error !== undefined) throw before.error;
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  await insertSession(database(), 'buyer', { accountId: 'planner' });
  await sql`insert into planner_item (item_id, account_id, exhibition_id, supplier_id, created)
    values ('stop', 'planner', ${SHOW}, 'S1', 1)`.execute(kysely);
  await sql`insert into sample_booking (sample_id, account_id, exhibition_id, supplier_id, product_id, quantity, contact_name,
      company_name, country_id, created)
    values ('sample', 'planner', '9116', 'S1', 'P1', 1, 'Noor', 'Haven', '528', 1)`.execute(kysely);
  await sql`insert into badge_key (exhibition_id, kid, public_key, private_key, created) values (${SHOW}, 'k', 'x', 'y', 1)`.execute(
    kysely,
  );
  await sql`insert into badge_revoked (exhibition_id, badge_no, revoked)
    select ${SHOW}, badge_no, 5 from unnest(array['TEX1', 'TEX2', 'TEX4', 'TEX6']) as badge_no`.execute(kysely);
  // By the columns of then: a later field of the form has none yet.
  const registered = (mark: string, badgeNo: string) =>
    sql`insert into preregistration (registration_id, exhibition_id, badge_no, email, contact_name, company_name, country_id,
        dialing_code, contact_number, company_website, job_title, whatsapp, nationality_id, visitor_type,
        participate_purpose, tag_codes, interested_products, source_from, card_front, card_back, page_version, entry_point,
        lead_source, visitor_id, lang, site_id, address, search_text, created, changed)
      values (${mark}, ${SHOW}, ${badgeNo}, ${`${mark}@acme.example`}, ${`${mark} contact`}, '', '356', '91', '9847012345',
        '', '', '', '', '', '', '', '', '', '', '', 9, 3, 1, '', 'en', 999, '192.0.2.1', '', 1, 1)`.execute(kysely);
  await registered('twice', 'TEX3');
  await registered('released', 'TEX5');
  await sql`insert into staff (staff_id, name, role, token_hash, created, expires)
    values ('desk', 'Desk', 'operator', 'hash', 1, 2)`.execute(kysely);
  const reissued = (revoked: string, badgeNo: string) =>
    sql`insert into audit (at, staff_id, call, object, reason, request_id)
      values (1, 'desk', 'staffPreregistration.reissue', ${JSON.stringify({ exhibitionId: SHOW, badgeNo, revoked })}::jsonb, '', '')`;
  await reissued('TEX1', 'TEX2').execute(kysely);
  await reissued('TEX2', 'TEX3').execute(kysely);
  // TEX6 was released, so that TEX5 may be somebody else's.
  await reissued('TEX4', 'TEX6').execute(kysely);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
});

test('D-31 reissued badges refer to their current holder, and released ones to nobody', async () => {
  const rows = await database()
    .kysely.selectFrom('badge_revoked')
    .leftJoin('preregistration', 'preregistration.registration_id', 'badge_revoked.registration_id')
    .select(['badge_revoked.badge_no as revoked', 'contact_name'])
    .orderBy('badge_revoked.badge_no')
    .execute();
  expect(rows.map(({ revoked, contact_name }) => [revoked, contact_name])).toEqual([
    ['TEX1', 'twice contact'],
    ['TEX2', 'twice contact'],
    ['TEX4', null],
    ['TEX6', null],
  ]);
});

test('D-28 existing plans get a revision that counts further changes, even the deletion of the account', async () => {
  const { kysely } = database();
  const revisions = async () =>
    kysely.selectFrom('plan_revision').select(['exhibition_id', 'revision']).orderBy('exhibition_id').execute();
  expect(await revisions()).toEqual([
    { exhibition_id: SHOW, revision: 0 },
    { exhibition_id: '9116', revision: 0 },
  ]);
  await kysely.updateTable('planner_item').set({ remark: 'Prices' }).where('item_id', '=', 'stop').execute();
  const stop = kysely.selectFrom('planner_item').select(['revision', 'changed']).where('item_id', '=', 'stop');
  const { revision, changed } = await stop.executeTakeFirstOrThrow();
  expect([revision, Math.abs(Number(changed) - Date.now()) < 60_000]).toEqual([1, true]);
  await kysely.deleteFrom('sample_booking').where('sample_id', '=', 'sample').execute();
  expect((await revisions()).map((row) => row.revision)).toEqual([1, 1]);
  await kysely.deleteFrom('account').where('account_id', '=', 'planner').execute();
  expect(await revisions()).toEqual([]);
});
