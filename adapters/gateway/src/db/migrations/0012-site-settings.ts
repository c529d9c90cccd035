import { type Kysely, sql } from 'kysely';

/** What an organiser has set for sites; a setting without a row is as usual. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table site_setting (
    site_id integer not null,
    name text collate "C" not null,
    value text not null,
    changed bigint not null,
    changed_by text collate "C" not null references staff (staff_id),
    primary key (site_id, name)
  )`.execute(database);
}
