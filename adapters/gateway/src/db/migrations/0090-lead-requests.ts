import { type Kysely, sql } from 'kysely';

/** Requests that suppliers prepare on their leads, for the visitors to send. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table lead add column request text not null default ''").execute(database);
}
