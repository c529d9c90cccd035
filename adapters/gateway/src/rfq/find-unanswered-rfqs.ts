import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';

const PAGE_SIZE = 20;

/** The condition of the partial index `rfq_unanswered`, in the same words. */
const IS_UNANSWERED = sql<boolean>`reached = 0 and not is_waiting and status = 0`;

/**
 * A page of requests that reached no supplier, longest waiting first. Selects only ids first, so that skipped pages cost
 * no more than their index entries. D-94
 */
export async function findUnansweredRfqs(
  { getCountryCode }: Pick<RfqPorts, 'getCountryCode'>,
  { database: { kysely } }: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof staffRfq.unanswered>> {
  const ids = kysely
    .selectFrom('rfq')
    .select('rfq_id')
    .where(IS_UNANSWERED)
    .orderBy('created')
    .orderBy('rfq_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE);
  const rows = await kysely
    .selectFrom('rfq')
    .select(['rfq_id', 'country_id', 'cate_and_tag', 'quantity', 'unit', 'created'])
    .where('rfq_id', 'in', ids)
    .orderBy('created')
    .orderBy('rfq_id')
    .execute();
  const counted = kysely.selectFrom('rfq').select((by) => by.fn.countAll<number>().as('total'));
  const { total } = await counted.where(IS_UNANSWERED).executeTakeFirstOrThrow();
  const records = rows.map(({ rfq_id, country_id, cate_and_tag, quantity, unit, created }) => ({
    rfqId: rfq_id,
    countryCode: getCountryCode(country_id ?? '') ?? '',
    tags: [...(cate_and_tag?.tag.map(({ label }) => label) ?? []), cate_and_tag?.product ?? ''].filter(Boolean),
    quantity,
    unit: unit ?? '',
    createTime: created,
  }));
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}
