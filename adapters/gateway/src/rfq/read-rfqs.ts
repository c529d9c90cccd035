import type { OutputOf } from '@fairhall/core/contract/call';
import type { Rfq, RfqDetail, rfq } from '@fairhall/core/contract/rfq/calls';
import type { rfqLifecycle } from '@fairhall/core/contract/rfq/lifecycle-calls';
import { RFQ_STATUS } from '@fairhall/core/contract/rfq/status';
import type { Selectable } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqTables } from './rfq.tables.ts';
import type { Attachments, RfqPorts } from './rfq-ports.ts';
import { findRfqOffers, isUnanswered } from './send-rfq-offers.ts';

const PAGE_SIZE = 10;

type Row = Selectable<RfqTables['rfq']>;

/** The buyer's own requests, newest first. THR-29 */
export async function listRfqs(
  attachments: Attachments,
  context: CallContext,
  { pageNo, status }: { readonly pageNo: number; readonly status?: number | undefined },
): Promise<OutputOf<typeof rfq.list>> {
  const selectOwn = () => {
    const all = selectBuyerRows(context);
    return status === undefined ? all : all.where('status', '=', status);
  };
  const counted = await selectOwn()
    .select((by) => by.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectOwn()
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('rfq_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const records = await withFiles(attachments, context, rows);
  return { records, total: Number(counted.total), pageNo, pageSize: PAGE_SIZE };
}

/** One of the buyer's own requests; undefined if it does not exist or belongs to another buyer. THR-29 */
export async function readRfq(
  ports: Pick<RfqPorts, 'attachments' | 'findOffers'>,
  context: CallContext,
  rfqId: string,
): Promise<RfqDetail | undefined> {
  const row = await selectBuyerRows(context).selectAll().where('rfq_id', '=', rfqId).executeTakeFirst();
  if (row === undefined) return undefined;
  const files = await ports.attachments.of(context, [rfqId]);
  const found = toRfq(row, files.get(rfqId) ?? []);
  if (row.offered_at === null || !isUnanswered(row)) return found;
  return { ...found, others: [...(await findRfqOffers(ports, context.database, row, context.lang))] };
}

/** Where one of the buyer's own requests is in its life; undefined for any other. D-50 THR-29 */
export async function readRfqLifecycle(
  context: CallContext,
  rfqId: string,
): Promise<OutputOf<typeof rfqLifecycle.show> | undefined> {
  const row = await selectBuyerRows(context)
    .select(['version', 'status', 'previous_rfq_id'])
    .where('rfq_id', '=', rfqId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ends = context.database.kysely
    .selectFrom('rfq_transition')
    .select(['created', 'side', 'reason'])
    .where('rfq_id', '=', rfqId)
    .where('version', '=', row.version);
  const end = row.status === RFQ_STATUS.open ? undefined : await ends.executeTakeFirst();
  return {
    version: row.version,
    endTime: end?.created ?? null,
    reason: end?.side === 'buyer' ? end.reason : '',
    previousRfqId: row.previous_rfq_id,
  };
}

const selectBuyerRows = (context: CallContext) =>
  context.database.kysely.selectFrom('rfq').where('account_id', '=', buyerOf(context).accountId);

async function withFiles(attachments: Attachments, context: CallContext, rows: readonly Row[]): Promise<Rfq[]> {
  const ids = rows.map(({ rfq_id }) => rfq_id);
  const files = await attachments.of(context, ids);
  return rows.map((row) => toRfq(row, files.get(row.rfq_id) ?? []));
}

function toRfq(row: Row, attachments: Rfq['attachments']): Rfq {
  return {
    rfqId: row.rfq_id,
    description: row.description,
    ...toOptional('question', row.question),
    email: row.email,
    cateAndTag: row.cate_and_tag,
    ...toOptional('quantity', row.quantity),
    ...toOptional('unit', row.unit),
    ...toOptional('countryId', row.country_id),
    ...toOptional('exhibitionId', row.exhibition_id),
    ...toOptional('productId', row.product_id),
    source: row.source,
    attachments,
    status: row.status,
    reached: row.reached,
    isWaiting: row.is_waiting,
    createTime: row.created,
  };
}

/** An object with the member, or without it if the value is null. */
const toOptional = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }; // the one member has this name
