import { type Kysely, sql } from 'kysely';

/**
 * Puts the lexemes of tiers into the search vectors of rows that are there already, and counts them; a catalogue that is
 * loaded later brings them along. An index of its own makes a sample of the rows quick to search.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['product', 'supplier']) {
    for (const statement of [mark(table), count(table), sample(table)]) await sql.raw(statement).execute(database);
  }
}

const TIERS = 'generate_series(10, 20) tier';
const inTier = (table: string): string => `${table}.rank < (1::bigint << tier)`;

const mark = (table: string): string => `
  update ${table}
  set search = search || array_to_tsvector(array(select 'r:' || tier from ${TIERS} where ${inTier(table)}))`;

const count = (table: string): string => `
  insert into lexeme_count
  select '${table}', lexeme, found_in from (
    select 'r:' || tier as lexeme, (select count(*)::int from ${table} where ${inTier(table)}) as found_in from ${TIERS}
  ) counted
  where found_in > 0`;

const sample = (table: string): string => `
  create index ${table}_sample on ${table} using gin (search) with (fastupdate = off)
  where get_byte(decode(md5(id), 'hex'), 0) % 64 = 0`;
