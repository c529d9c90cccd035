import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { countLexemes } from './count-lexemes.ts';
import { filterLexeme } from './search/lexemes.ts';
import { lockCatalogue } from './supplier/catalogue-lock.ts';

/** Exhibitors of published exhibitions: a query with `exhibition_id` and `supplier_id`. */
export type ExhibitorsSql = RawBuilder<unknown>;

interface MarkedRow {
  readonly id: string;
  readonly rank: number;
  readonly before: string[];
  readonly after: string[];
}

const EXHIBITION_PREFIX = filterLexeme({ kind: 'exhibition', id: '' });

/**
 * Updates the search index to the current exhibitors: exhibiting suppliers and their products carry a lexeme for each
 * exhibition, so that a filter by exhibition costs as much as one by country. Only rows that differ are written.
 * R-2.024
 */
export async function markExhibitors(database: Database, exhibitors: ExhibitorsSql): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await markExhibitorsIn(transaction, exhibitors);
  });
}

/** Updates the search index in the open transaction, which holds the catalogue lock. */
export async function markExhibitorsIn(transaction: Transaction, exhibitors: ExhibitorsSql): Promise<void> {
  await mark(transaction, 'supplier', exhibitors);
  await mark(transaction, 'product', exhibitors);
}

async function mark(transaction: Transaction, searched: 'product' | 'supplier', exhibitors: ExhibitorsSql) {
  const { kysely } = transaction;
  const owner = sql.ref(searched === 'supplier' ? 'id' : 'supplier_id');
  const { rows } = await sql<MarkedRow>`
    with wanted as materialized (
      select supplier_id, array_agg(${EXHIBITION_PREFIX} || exhibition_id order by exhibition_id) as marks
      from (${exhibitors}) exhibitor group by supplier_id
    ), seen as (
      select id, ${owner} as owner, rank, search from ${sql.table(searched)}
      where ${owner} in (select supplier_id from wanted)
      union
      select id, ${owner} as owner, rank, search from ${sql.table(searched)} where search @@ ${`'${EXHIBITION_PREFIX}':*`}::tsquery
    ), compared as (
      select id, rank, coalesce(wanted.marks, '{}') as after, array(
        select lexeme from unnest(tsvector_to_array(search)) lexeme
        where lexeme like ${`${EXHIBITION_PREFIX}%`} order by lexeme collate "C"
      ) as before
      from seen left join wanted on wanted.supplier_id = seen.owner
    )
    update ${sql.table(searched)} as row
    set search = ts_delete(row.search, compared.before) || array_to_tsvector(compared.after)
    from compared where row.id = compared.id and compared.before is distinct from compared.after
    returning row.id, row.rank, compared.before, compared.after`.execute(kysely);
  await countLexemes(transaction, searched, rows);
}
