import { type CallContext, supplierOf } from '../call-context.ts';

/** How many requests for meetings in the future wait for an answer of the caller's supplier. D-30 */
export async function countWaitingMeetings(context: CallContext): Promise<number> {
  const { waiting } = await context.database.kysely
    .selectFrom('meeting_booking')
    .select((by) => by.fn.countAll<number>().as('waiting'))
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('status', '=', 0)
    .where('starts', '>', context.now)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
