import { type CallContext, supplierOf } from '../call-context.ts';

/** How many orders wait for the caller's supplier to confirm or decline them. D-17 */
export async function countReceivedOrders(context: CallContext): Promise<number> {
  const { waiting } = await context.database.kysely
    .selectFrom('goods_order')
    .select((by) => by.fn.countAll<number>().as('waiting'))
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
