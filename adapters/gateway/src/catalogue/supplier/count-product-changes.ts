import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';

/** How many changes of the caller's products staff have not approved yet, or have rejected. D-52 */
export async function countProductChanges(
  context: CallContext,
): Promise<{ readonly waiting: number; readonly rejected: number }> {
  const { rows } = await sql<{ waiting: number; rejected: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'refused')::int as rejected
    from product_change where supplier_id = ${supplierOf(context).supplierId} and state in ('waiting', 'refused')`.execute(
    context.database.kysely,
  );
  return rows[0] ?? { waiting: 0, rejected: 0 };
}
