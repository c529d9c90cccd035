import { type Kysely, sql } from 'kysely';

/**
 * Room for where the rows of a lexeme begin in rank order. It is filled when a catalogue is loaded; without it a search
 * finds the same rows, only later.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table lexeme_count add column first_rank integer, add column rows_from integer')
    .execute(database);
}
