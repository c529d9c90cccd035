import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { selectAnySupplier } from './take-down/taken-down-supplier.ts';

export interface NamedSupplier {
  readonly supplierId: string;
  /** In the requested language, else in English. */
  readonly name: string;
  /** Path of the supplier's logo; '' for none. */
  readonly logo: string;
}

/** A supplier with its name in a language, also one that is taken down; undefined if the id is unknown. */
export async function findNamedSupplier(
  { database, lang }: Pick<CallContext, 'database' | 'lang'>,
  supplierId: string,
): Promise<NamedSupplier | undefined> {
  const { rows } = await sql<NamedSupplier>`
    select id as "supplierId", logo, coalesce((
      select name from supplier_text where supplier_id = id and lang in (${lang}, 'en') order by lang = ${lang} desc limit 1
    ), '') as name
    from ${selectAnySupplier(supplierId)} named`.execute(database.kysely);
  return rows[0];
}

/** The first `count` suppliers with products, in the order of lists; a small catalogue may have fewer. */
export async function listTopSuppliers({ kysely }: Queries, count: number): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('supplier')
    .select('id')
    .where('product_count', '>', 0)
    .orderBy('rank')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
