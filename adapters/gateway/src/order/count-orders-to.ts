import type { Queries } from '../db/database.ts';

/** How many orders a buyer's account has sent to a supplier. */
export async function countOrdersTo(
  { kysely }: Queries,
  { accountId, supplierId }: { readonly accountId: string; readonly supplierId: string },
): Promise<number> {
  const { orders } = await kysely
    .selectFrom('goods_order')
    .select((by) => by.fn.countAll<number>().as('orders'))
    .where('account_id', '=', accountId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return Number(orders);
}
