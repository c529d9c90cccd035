import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';

interface TargetNames {
  readonly targetName: string;
  readonly supplierName: string;
}

interface Target {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** The names of the product or supplier of an enquiry; undefined if it is gone or belongs to another supplier. */
export async function findTarget({ database, lang }: CallContext, target: Target): Promise<TargetNames | undefined> {
  const { rows } =
    target.type === 'product'
      ? await productQuery(target, lang).execute(database.kysely)
      : await supplierQuery(target, lang).execute(database.kysely);
  return rows[0];
}

const productQuery = ({ targetId, supplierId }: Target, lang: string) => sql<TargetNames>`
  select ${nameOf('product', targetId, lang)} as "targetName", ${nameOf('supplier', supplierId, lang)} as "supplierName"
  from product where id = ${targetId} and supplier_id = ${supplierId}`;

const supplierQuery = ({ targetId, supplierId }: Target, lang: string) => sql<TargetNames>`
  select ${nameOf('supplier', targetId, lang)} as "targetName", ${nameOf('supplier', targetId, lang)} as "supplierName"
  from supplier where id = ${targetId} and ${targetId} = ${supplierId}`;

/** The name in the caller's language, else in English. */
const nameOf = (table: 'product' | 'supplier', id: string, lang: string) => sql<string>`(
  select name from ${sql.table(`${table}_text`)} where ${sql.ref(`${table}_id`)} = ${id} and lang in (${lang}, 'en')
  order by lang = ${lang} desc limit 1)`;
