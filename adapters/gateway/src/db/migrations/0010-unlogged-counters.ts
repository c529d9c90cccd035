import { type Kysely, sql } from 'kysely';

/**
 * Counts of what callers may ask are written several times for each of them, and a write that is not logged waits for no
 * disk. After a crash of the database they begin anew.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_limit set unlogged`.execute(database);
}
