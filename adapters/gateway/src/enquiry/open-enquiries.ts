import { buyerOf, type CallContext } from '../call-context.ts';

/** The suppliers with an open enquiry of the buyer's, and when the latest to each was sent, in epoch milliseconds. */
export async function openEnquiries(context: CallContext): Promise<ReadonlyMap<string, number>> {
  const rows = await context.database.kysely
    .selectFrom('enquiry')
    .select((by) => ['supplier_id', by.fn.max('created').as('latest')])
    .where('account_id', '=', buyerOf(context).accountId)
    .where('state', 'not in', ['closed', 'spam'])
    .groupBy('supplier_id')
    .execute();
  return new Map(rows.map(({ supplier_id, latest }) => [supplier_id, Number(latest)]));
}
