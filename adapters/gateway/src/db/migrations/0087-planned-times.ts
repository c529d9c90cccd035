import { type Kysely, sql } from 'kysely';

/** When a buyer wants to see what she plans: a day (yyyy-mm-dd) and a time (HH:mm) at the venue, null where she has not said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table planner_item add column day text collate "C", add column time text collate "C"')
    .execute(database);
}
