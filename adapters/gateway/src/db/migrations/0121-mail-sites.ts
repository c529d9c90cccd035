import { type Kysely, sql } from 'kysely';

/**
 * The site that an email speaks for: the name of its sender and the address for answers are settings of a site, and so is
 * its host.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column site_id integer not null default 999`.execute(database);
  // A host names one site, whichever of two operators is quicker.
  await sql`create unique index site_setting_host on site_setting (value) where name = 'host'`.execute(database);
}
