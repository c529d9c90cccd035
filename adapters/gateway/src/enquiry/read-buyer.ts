import type { Thread } from '@fairhall/core/contract/enquiry/thread';
import { toRegionCode } from '@fairhall/core/site/region-code';
import type { Queries } from '../db/database.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { type EnquiryRow, isShared } from './find-enquiry.ts';

/**
 * What a supplier sees of the sender of an enquiry, and what this sender has sent to the supplier. The company leads to
 * the buyer, so it needs the agreement to share. D-65
 */
export async function readBuyer(
  ports: Pick<ThreadPorts, 'countOrdersTo'>,
  queries: Queries,
  row: EnquiryRow,
): Promise<NonNullable<Thread['buyer']>> {
  const { account_id: accountId, supplier_id: supplierId } = row;
  const account =
    accountId === null
      ? undefined
      : await queries.kysely
          .selectFrom('account')
          .select(['company', 'country_id'])
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  return {
    countryCode: account?.country_id == null ? '' : toRegionCode(account.country_id),
    company: isShared(row) ? (account?.company ?? '') : '',
    isEmailConfirmed: row.verified_at !== null && row.email !== '',
    enquiries: await countEnquiriesTo(queries, row),
    orders: accountId === null ? 0 : await ports.countOrdersTo(queries, { accountId, supplierId }),
  };
}

/** The delivered enquiries of the same account, or of the same confirmed guest, to the same supplier. */
async function countEnquiriesTo({ kysely }: Queries, row: EnquiryRow): Promise<number> {
  if (row.account_id === null && row.email === '') return 1; // erased: nothing says whose other enquiries are
  const delivered = kysely
    .selectFrom('enquiry')
    .select((by) => by.fn.countAll<number>().as('enquiries'))
    .where('supplier_id', '=', row.supplier_id)
    .where('delivered_at', 'is not', null);
  const { enquiries } = await (row.account_id === null
    ? delivered
        .where('account_id', 'is', null)
        .where('verified_at', 'is not', null)
        .where((by) => by(by.fn<string>('lower', ['email']), '=', row.email.toLowerCase()))
    : delivered.where('account_id', '=', row.account_id)
  ).executeTakeFirstOrThrow();
  return Number(enquiries);
}
