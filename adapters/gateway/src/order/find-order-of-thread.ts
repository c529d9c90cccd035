import type { Queries } from '../db/database.ts';

/**
 * The order whose messages a thread has, if the order went to the thread's supplier; undefined for any other thread. Staff
 * can move an unanswered thread to another supplier, who does not get the order with it.
 */
export const findOrderOfThread = (
  { kysely }: Queries,
  { enquiryId, supplierId }: { readonly enquiryId: string; readonly supplierId: string },
): Promise<{ orderNo: string } | undefined> =>
  kysely
    .selectFrom('goods_order')
    .select('order_no as orderNo')
    .where('enquiry_id', '=', enquiryId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
