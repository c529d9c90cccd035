import type { CallContext } from '../call-context.ts';
import type { FoundEnquiry } from './find-enquiry.ts';

/** Records that a side agrees to show its contact data, which is final. */
export async function shareContact({ database }: CallContext, { side, row }: FoundEnquiry): Promise<true> {
  await database.kysely
    .updateTable('enquiry')
    .set(side === 'buyer' ? { buyer_shares: true } : { supplier_shares: true })
    .where('enquiry_id', '=', row.enquiry_id)
    .execute();
  return true;
}
