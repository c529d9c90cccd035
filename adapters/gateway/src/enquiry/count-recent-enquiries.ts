import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';

const PERIOD_MS = 30 * 86_400_000;

/** The enquiries of the last 30 days to the caller's supplier without spam, and how many of them have a reply. D-05 */
export async function countRecentEnquiries(
  context: CallContext,
): Promise<{ readonly enquiries: number; readonly answered: number }> {
  const { rows } = await sql<{ enquiries: number; answered: number }>`
    select count(*)::int as enquiries, count(answered_at)::int as answered from enquiry
    where supplier_id = ${supplierOf(context).supplierId} and delivered_at > ${context.now - PERIOD_MS}
      and state <> 'spam'`.execute(context.database.kysely);
  return rows[0] ?? { enquiries: 0, answered: 0 };
}
