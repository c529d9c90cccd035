import { type Kysely, sql } from 'kysely';

/**
 * Words of new products are gathered beside their index and brought into it together: word by word, each of some dozens a
 * product, they were half of what an import took of the database. How much may wait is `gin_pending_list_limit` of a session.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter index product_search set (fastupdate = on)`.execute(database);
}
