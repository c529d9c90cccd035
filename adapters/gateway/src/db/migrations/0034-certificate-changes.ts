import { type Kysely, sql } from 'kysely';

/** Tells every process that certificates have changed, since pages of products and suppliers show them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create trigger tell_change after insert or update or delete or truncate on certificate for each statement
       execute function tell_change('certificate')`,
    )
    .execute(database);
}
