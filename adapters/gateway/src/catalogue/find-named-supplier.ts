import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

export interface NamedSupplier {
  readonly supplierId: string;
  /** In the language asked for, else in English. */
  readonly name: string;
  /** Path of its picture; '' for none. */
  readonly logo: string;
}

/** A supplier as it is called in a language, or undefined where there is none of that id. */
export async function findNamedSupplier(
  { database, lang }: Pick<CallContext, 'database' | 'lang'>,
  supplierId: string,
): Promise<NamedSupplier | undefined> {
  const { rows } = await sql<NamedSupplier>`
    select id as "supplierId", logo, coalesce((
      select name from supplier_text where supplier_id = id and lang in (${lang}, 'en') order by lang = ${lang} desc limit 1
    ), '') as name
    from supplier where id = ${supplierId}`.execute(database.kysely);
  return rows[0];
}

/** So many suppliers with products, those that lists show first; fewer in a small catalogue. */
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
