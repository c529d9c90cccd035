import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import type { CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';

/** A request as staff see it, with its files; undefined if there is none. D-94 */
export async function readRfqForStaff(
  { attachments, getCountryCode }: Pick<RfqPorts, 'attachments' | 'getCountryCode'>,
  context: CallContext,
  rfqId: string,
): Promise<OutputOf<typeof staffRfq.show> | undefined> {
  const row = await context.database.kysely
    .selectFrom('rfq')
    .innerJoin('account', 'account.account_id', 'rfq.account_id')
    .selectAll('rfq')
    .select(['account.email as account_email', 'account.verified_at'])
    .where('rfq_id', '=', rfqId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const files = await attachments.of(context, [rfqId]);
  return {
    rfqId,
    description: row.description,
    question: row.question ?? '',
    email: row.email,
    accountEmail: row.account_email,
    isConfirmed: row.verified_at !== null,
    cateAndTag: row.cate_and_tag,
    quantity: row.quantity,
    unit: row.unit ?? '',
    countryCode: getCountryCode(row.country_id ?? '') ?? '',
    exhibitionId: row.exhibition_id ?? '',
    productId: row.product_id ?? '',
    lang: row.lang,
    attachments: [...(files.get(rfqId) ?? [])],
    reached: row.reached,
    isWaiting: row.is_waiting,
    createTime: row.created,
    offerTime: row.offered_at,
  };
}
