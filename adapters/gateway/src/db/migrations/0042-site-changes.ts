import { type Kysely, sql } from 'kysely';

/** Tells every process that an organiser has set something for a site: pages with a form for tags are made of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create trigger tell_change after insert or update or delete or truncate on site_setting for each statement
       execute function tell_change('site')`,
    )
    .execute(database);
}
