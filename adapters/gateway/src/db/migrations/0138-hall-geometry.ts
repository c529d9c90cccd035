import { type Kysely, sql } from 'kysely';

/**
 * The geometry of halls and the places of their stands, in metres; null where the organiser gave none. `exhibitor.place`
 * stays nullable: the stands of taken-down suppliers were stored without it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition_hall add column geometry jsonb`.execute(database);
  await sql`alter table exhibitor add column place jsonb`.execute(database);
}
