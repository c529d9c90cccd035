import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { targetOf } from './read-thread.ts';
import type { StaffEnquiryPorts } from './staff-enquiry-ports.ts';

const PAGE_SIZE = 20;

/** The condition of the partial index `enquiry_unanswered`, in the same words. */
const IS_UNANSWERED = sql<boolean>`part = 'waiting' and answered_at is null`;

/** A page of delivered enquiries that were never answered, longest waiting first. D-94 */
export async function findUnanswered(
  ports: StaffEnquiryPorts,
  context: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof staffEnquiry.unanswered>> {
  const rows = await listUnanswered(context, pageNo);
  const words = await ports.describeTargets(context.database, context.lang, rows.map(targetOf));
  const answering = await ports.findSupplierPeople(
    context.database,
    rows.map((row) => row.supplier_id),
  );
  const records = rows.map((row, place) => ({
    enquiryId: row.enquiry_id,
    state: row.state,
    target: { type: row.type, id: row.target_id, name: words[place]?.name ?? '', image: words[place]?.image ?? '' },
    supplier: {
      supplierId: row.supplier_id,
      name: words[place]?.supplierName ?? '',
      ...(answering.get(row.supplier_id) ?? NO_PEOPLE),
    },
    createTime: row.created,
    waitsSince: row.waits_since ?? row.created,
  }));
  return { records, total: await countOf(context), pageNo, pageSize: PAGE_SIZE };
}

/** For a supplier without any known person or address. */
export const NO_PEOPLE = { people: [], contactEmail: '' };

/** Selects only ids first, so that skipped pages cost no more than their index entries. */
async function listUnanswered({ database: { kysely } }: CallContext, pageNo: number): Promise<readonly EnquiryRow[]> {
  const ids = kysely
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(IS_UNANSWERED)
    .orderBy('waits_since')
    .orderBy('enquiry_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE);
  return kysely
    .selectFrom('enquiry')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('waits_since')
    .orderBy('enquiry_id')
    .execute();
}

async function countOf({ database }: CallContext): Promise<number> {
  const rows = database.kysely.selectFrom('enquiry').where(IS_UNANSWERED);
  const { total } = await rows.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
