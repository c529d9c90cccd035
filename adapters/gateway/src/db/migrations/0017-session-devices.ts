import { type Kysely, sql } from 'kysely';

/** A name by which a session's owner may end it, and from which device it began; '' where nothing is known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table buyer_session
      add column session_id text collate "C" not null default gen_random_uuid()::text unique,
      add column device text not null default ''`)
    .execute(database);
}
