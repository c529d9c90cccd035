import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import { PRODUCT_CHANGE_KEYS } from '../supplier/product-change.ts';

type PendingChanges = OutputOf<typeof staffProduct.waiting>;
export type PendingChangeRow = PendingChanges['records'][number];

const PAGE_SIZE = 20;

/** Pending changes whose product still exists. */
const PENDING_CHANGES = sql`product_change where state = 'waiting' and (
  exists (select from product where product.id = product_id)
  or exists (select from hidden_product where hidden_product.id = product_id))`;

/** Changes that wait for an operator, oldest first. D-97 */
export async function findWaiting({ database, lang }: CallContext, pageNo: number): Promise<PendingChanges> {
  const { kysely } = database;
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${PENDING_CHANGES}`.execute(kysely);
  const page = sql`select * from ${PENDING_CHANGES} order by since, product_id
    limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`;
  const { rows } = await selectRows(page, lang).execute(kysely);
  return { records: rows, total: counted.rows[0]?.total ?? 0, pageNo, pageSize: PAGE_SIZE };
}

/** The pending change of one product; undefined if there is none. */
export async function findWaitingOf(
  { database, lang }: CallContext,
  productId: string,
): Promise<PendingChangeRow | undefined> {
  const { rows } = await selectRows(sql`select * from ${PENDING_CHANGES} and product_id = ${productId}`, lang).execute(
    database.kysely,
  );
  return rows[0];
}

const selectRows = (changes: RawBuilder<unknown>, lang: string) => sql<PendingChangeRow>`
  select product_id as "productId", coalesce(shown.name, hidden.name, '') as name, is_new as "isNew", since, version,
    ${PRODUCT_CHANGE_KEYS} as parts, json_build_object('supplierId', supplier_id, 'name', coalesce((
      select name from supplier_text text where text.supplier_id = waiting.supplier_id and lang in (${lang}, 'en')
      order by lang = ${lang} desc limit 1
    ), '')) as supplier
  from (${changes}) waiting
  left join lateral (
    select name from product_text text where text.product_id = waiting.product_id and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1
  ) shown on true
  left join lateral (
    select text.name from hidden_product kept, jsonb_populate_recordset(null::product_text, kept.texts) text
    where kept.id = waiting.product_id and text.lang in (${lang}, 'en') order by text.lang = ${lang} desc limit 1
  ) hidden on true
  order by since, product_id`;
