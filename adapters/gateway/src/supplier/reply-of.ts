import type { ReplyFigures } from '@fairhall/core/contract/catalogue/calls';
import type { Queries } from '../db/database.ts';

/** The supplier's response statistics that buyers see; null while there are too few enquiries. */
export async function replyOf({ kysely }: Queries, supplierId: string): Promise<ReplyFigures | null> {
  const figures = kysely.selectFrom('supplier_reply').select(['hours', 'rate']).where('supplier_id', '=', supplierId);
  const row = await figures.executeTakeFirst();
  if (row === undefined) return null;
  return row.hours === null ? { rate: row.rate } : { rate: row.rate, hours: row.hours };
}
