import { type Kysely, sql } from 'kysely';

/**
 * The public ids of cards that are shared, one at most for each account: a buyer's own card, or that of a supplier's person.
 * Without a row a card is nobody's to see. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table shared_card (
    cdp_id text collate "C" primary key,
    account_id text collate "C" not null unique references account on delete cascade,
    created bigint not null
  )`)
    .execute(database);
}
