import { type Kysely, sql } from 'kysely';

/**
 * Meetings at exhibitors' stands. `date` and `slot` are the venue's, `starts` is the same moment in epoch milliseconds. Of what
 * is asked for or agreed on, nobody is at two meetings at once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table meeting_booking (
    booking_id text collate "C" primary key,
    account_id text collate "C" not null references account on delete cascade,
    exhibition_id text collate "C" not null,
    supplier_id text collate "C" not null,
    stand_no text not null,
    hall text not null,
    date text collate "C" not null,
    slot text collate "C" not null,
    starts bigint not null,
    status smallint not null default 0 check (status between 0 and 3),
    remark text not null default '',
    contact_name text not null,
    company_name text not null,
    country_id text not null,
    lang text not null,
    created bigint not null
  )`,
  'create unique index meeting_buyer_slot on meeting_booking (account_id, starts) where status in (0, 1)',
  'create unique index meeting_supplier_slot on meeting_booking (supplier_id, starts) where status in (0, 1)',
  'create index meeting_of_buyer on meeting_booking (account_id, exhibition_id, starts)',
  'create index meeting_of_supplier on meeting_booking (supplier_id, starts)',
];
