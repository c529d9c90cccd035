import { type Kysely, sql } from 'kysely';

/** By which key a password was last changed by its owner, so that a repeat whose answer was lost is told that it is done. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [`alter table account add column password_key text collate "C"`];
