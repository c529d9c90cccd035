import { type Kysely, sql } from 'kysely';

/**
 * Why an exhibitor declined a meeting, and the links of exhibitors' emails that answer a meeting without a login: tokens and
 * the addresses that the emails went to are stored as SHA-256 in hex. Samples have a status: booked, collected or cancelled.
 * A buyer has one booking of a product that is not cancelled.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table meeting_booking add column reason text not null default ''`,
  `create table meeting_link (
    token_hash text collate "C" primary key,
    booking_id text collate "C" not null references meeting_booking on delete cascade,
    email_hash text collate "C" not null
  )`,
  'create index meeting_link_booking on meeting_link (booking_id)',
  'alter table sample_booking add column status smallint not null default 0 check (status between 0 and 2)',
  'alter table sample_booking drop constraint sample_booking_account_id_exhibition_id_product_id_key',
  'create unique index sample_of_buyer on sample_booking (account_id, exhibition_id, product_id) where status < 2',
  'create index sample_list_of_buyer on sample_booking (account_id, exhibition_id)',
];
