import { type Kysely, sql } from 'kysely';

/**
 * Puts the lexemes of tiers and of the sample into the search vectors of rows that are there already, and counts them. A
 * catalogue that is loaded later brings them along.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['product', 'supplier']) {
    await sql.raw(mark(table)).execute(database);
    await sql.raw(count(table)).execute(database);
  }
}

const TIERS = 'generate_series(10, 20) tier';
const inTier = (table: string): string => `${table}.rank < (1::bigint << tier)`;
const IS_SAMPLED = `get_byte(decode(md5(id), 'hex'), 0) % 64 = 0`;

const mark = (table: string): string => `
  update ${table} set search = search || array_to_tsvector(
    array(select 'r:' || tier from ${TIERS} where ${inTier(table)})
    || case when ${IS_SAMPLED} then array['s:64'] else array[]::text[] end
  )`;

const count = (table: string): string => `
  insert into lexeme_count
  select '${table}', lexeme, found_in from (
    select 'r:' || tier as lexeme, (select count(*)::int from ${table} where ${inTier(table)}) as found_in from ${TIERS}
    union all
    select 's:64', count(*)::int from ${table} where ${IS_SAMPLED}
  ) counted
  where found_in > 0`;
