import type { OutputOf } from '@fairhall/core/contract/call';
import type { Rfq, rfq } from '@fairhall/core/contract/rfq';
import type { Selectable } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { fileSubject } from '../upload/serve-files.ts';
import type { SignedAddresses } from '../upload/signed-address.ts';
import type { RfqTables } from './rfq.tables.ts';

const PAGE_SIZE = 10;

type Row = Selectable<RfqTables['rfq']>;

/** The buyer's own requests, newest first. THR-29 */
export async function listRfqs(
  addresses: SignedAddresses,
  context: CallContext,
  { pageNo, status }: { readonly pageNo: number; readonly status?: number | undefined },
): Promise<OutputOf<typeof rfq.list>> {
  const own = () => {
    const all = ownRows(context);
    return status === undefined ? all : all.where('status', '=', status);
  };
  const counted = await own()
    .select((by) => by.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own()
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('rfq_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const records = await withFiles(addresses, context, rows);
  return { records, total: Number(counted.total), pageNo, pageSize: PAGE_SIZE };
}

/** One of the buyer's own requests; undefined for one that is not there or is another's. THR-29 */
export async function readRfq(
  addresses: SignedAddresses,
  context: CallContext,
  rfqId: string,
): Promise<Rfq | undefined> {
  const rows = await ownRows(context).selectAll().where('rfq_id', '=', rfqId).execute();
  return (await withFiles(addresses, context, rows))[0];
}

const ownRows = (context: CallContext) =>
  context.database.kysely.selectFrom('rfq').where('account_id', '=', buyerOf(context).accountId);

async function withFiles(
  addresses: SignedAddresses,
  { database, now }: CallContext,
  rows: readonly Row[],
): Promise<Rfq[]> {
  if (rows.length === 0) return [];
  const files = await database.kysely
    .selectFrom('file')
    .select(['file_id', 'name', 'size', 'adopted_by'])
    .where(
      'adopted_by',
      'in',
      rows.map(({ rfq_id }) => rfq_id),
    )
    .orderBy('adopted_by')
    .orderBy('position')
    .execute();
  const shown = await Promise.all(
    files.map(async ({ file_id, name, size, adopted_by }) => {
      const subject = fileSubject(file_id);
      const url = `${subject}?s=${await addresses.sign(subject, now)}`;
      return { rfqId: adopted_by, attachment: { fileId: file_id, fileName: name, size, url } };
    }),
  );
  const filesOf = (id: string) => shown.filter(({ rfqId }) => rfqId === id).map(({ attachment }) => attachment);
  return rows.map((row) => rfqOf(row, filesOf(row.rfq_id)));
}

function rfqOf(row: Row, attachments: Rfq['attachments']): Rfq {
  return {
    rfqId: row.rfq_id,
    description: row.description,
    ...given('question', row.question),
    email: row.email,
    cateAndTag: row.cate_and_tag,
    ...given('quantity', row.quantity),
    ...given('unit', row.unit),
    ...given('countryId', row.country_id),
    ...given('exhibitionId', row.exhibition_id),
    ...given('productId', row.product_id),
    source: row.source,
    attachments,
    status: row.status,
    createTime: row.created,
  };
}

/** A member where there is something to tell. */
const given = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }; // one member by its own name
