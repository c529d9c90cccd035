import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

interface Target {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** What something is called in a language, else in English; '' for what is no longer there. */
interface TargetWords {
  readonly name: string;
  /** Path of its picture; '' for none. */
  readonly image: string;
  readonly supplierName: string;
}

/** Names and pictures of products and suppliers, in the order in which they are given. */
export async function describeTargets(
  { kysely }: Queries,
  lang: string,
  targets: readonly Target[],
): Promise<readonly TargetWords[]> {
  if (targets.length === 0) return [];
  const given = targets.map(
    ({ type, targetId, supplierId }, place) =>
      sql`(${place}::integer, ${type}::text, ${targetId}::text, ${supplierId}::text)`,
  );
  const nameOf = (table: 'product' | 'supplier', id: string) => sql`(
    select name from ${sql.table(`${table}_text`)} where ${sql.ref(`${table}_id`)} = ${sql.ref(id)} and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1)`;
  const { rows } = await sql<TargetWords>`
    select coalesce(case type when 'product' then ${nameOf('product', 'target_id')}
        else ${nameOf('supplier', 'target_id')} end, '') as name,
      coalesce(case type when 'product' then (select images[1] from product where id = target_id)
        else (select logo from supplier where id = target_id) end, '') as image,
      coalesce(${nameOf('supplier', 'given.supplier_id')}, '') as "supplierName"
    from (values ${sql.join(given)}) as given (place, type, target_id, supplier_id) order by place`.execute(kysely);
  return rows;
}
