import { type Kysely, sql } from 'kysely';

/**
 * Why an exhibitor declined a meeting, and the links of exhibitors' emails that answer a meeting without a login: tokens and
 * the addresses that the emails went to are stored as SHA-256 in hex.
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
];
