import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { getDayBefore, VIEW_COUNT_DAYS } from './view-counter.ts';

/** Views of the last 30 days: of the products of the caller's supplier that buyers see, and of its own page. D-57 */
export async function countSupplierViews(
  context: CallContext,
): Promise<{ readonly products: number; readonly store: number }> {
  const { supplierId } = supplierOf(context);
  const since = getDayBefore(context.now, VIEW_COUNT_DAYS - 1);
  const { rows } = await sql<{ products: number; store: number }>`
    select coalesce((
        select sum(views) from product join seen_on_day on kind = 'product' and item_id = product.id and day >= ${since}
        where product.supplier_id = ${supplierId}
      ), 0)::int as products,
      coalesce((
        select sum(views) from seen_on_day where kind = 'supplier' and item_id = ${supplierId} and day >= ${since}
      ), 0)::int as store`.execute(context.database.kysely);
  return rows[0] ?? { products: 0, store: 0 };
}
