import { type Kysely, sql } from 'kysely';

/** Pages that show approximate prices are dropped when an operator imports exchange rates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_change on operator_row`.execute(database);
  await sql`
    create trigger tell_change after insert or update or delete or truncate on operator_row for each statement
    execute function tell_change('cms', 'promotion', 'trafficLight', 'currency')`.execute(database);
}
