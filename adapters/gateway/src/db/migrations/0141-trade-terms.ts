import { type Kysely, sql } from 'kysely';

/** The trade terms of products as one JSON object; null if none is stated, as in products that are hidden now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column trade_terms jsonb`.execute(database);
}
