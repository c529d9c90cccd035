import { type CallContext, supplierOf } from '../call-context.ts';

/** How many enquiries wait for a reply of the caller's supplier, as the inbox counts them. D-65 */
export async function countWaitingEnquiries(context: CallContext): Promise<number> {
  const { waiting } = await context.database.kysely
    .selectFrom('inbox_count')
    .select((by) => by.fn.sum<number | null>('change').as('waiting'))
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('part', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting ?? 0);
}
