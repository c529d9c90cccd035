import { type Kysely, sql } from 'kysely';

/** Whether a supplier sends a sample of a product before an order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column sample boolean not null default false`.execute(database);
}
