import { type Kysely, sql } from 'kysely';

/**
 * What staff ended and can undo. Registrations that were cancelled or merged into another are here as they were, for a while;
 * they are not in the table of registrations, so nothing that reads that table has to leave them out. Products that were taken
 * down are hidden ones that their supplier cannot show. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table ended_registration (
    ended_id text collate "C" primary key,
    registration_id text collate "C" not null,
    exhibition_id text collate "C" not null,
    badge_no text collate "C" not null,
    email text not null,
    account_id text collate "C" references account on delete set null,
    merged_into text collate "C" references preregistration on delete set null,
    was_merged boolean not null,
    content jsonb not null,
    ended_at bigint not null
  )`,
  'create index ended_registration_badge on ended_registration (badge_no)',
  'create index ended_registration_email on ended_registration (lower(email))',
  'create index ended_registration_account on ended_registration (account_id) where account_id is not null',
  'create index ended_registration_into on ended_registration (merged_into) where merged_into is not null',
  'create index ended_registration_time on ended_registration (ended_at)',
  `create table taken_down_product (
    product_id text collate "C" primary key,
    was_shown boolean not null,
    taken_down_at bigint not null
  )`,
];
