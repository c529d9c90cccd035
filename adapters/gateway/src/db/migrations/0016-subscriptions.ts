import { type Kysely, sql } from 'kysely';

/**
 * Which addresses want mails of news. By the address's SHA-256 and without an account: who unsubscribed is left in peace
 * when the account goes, and need not have had one. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table subscription (
      address_hash text collate "C" primary key,
      subscribed boolean not null,
      changed bigint not null
    )`)
    .execute(database);
}
