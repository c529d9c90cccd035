import { type Kysely, sql } from 'kysely';

/** How often the link to an enquiry was made useless. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiry add column link_version integer not null default 0`.execute(database);
}
