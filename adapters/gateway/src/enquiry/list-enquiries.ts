import type { OutputOf } from '@fairhall/core/contract/call';
import type { enquiry } from '@fairhall/core/contract/enquiry';
import { shownState } from '@fairhall/core/enquiry/enquiry-state';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { isOwn } from './find-enquiry.ts';
import { listRows, targetsIn } from './list-rows.ts';
import { beginningOf } from './shown-text.ts';

const PAGE_SIZE = 10;

/** The buyer's own enquiries, the latest first. D-51 */
export async function listEnquiries(
  ports: ThreadPorts,
  context: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof enquiry.list>> {
  const own = context.database.kysely.selectFrom('enquiry').where(isOwn(context));
  const counted = await own.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await own
    .select('enquiry_id')
    .orderBy('last_at', 'desc')
    .orderBy('enquiry_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const rows = await listRows(ports, context, ids, 'buyer');
  const words = await targetsIn(ports, context, rows);
  const records = rows.map((row, place) => ({
    enquiryId: row.enquiry_id,
    state: shownState(row.state, 'buyer'),
    target: { type: row.type, id: row.target_id, name: words[place]?.name ?? '', image: words[place]?.image ?? '' },
    supplierName: words[place]?.supplierName ?? '',
    text: beginningOf({ side: row.last_side, text: row.last_text }, 'buyer', row.isShown),
    unread: row.unread,
    createTime: row.created,
    lastTime: row.last_at,
  }));
  return { records, total: Number(counted.total), pageNo, pageSize: PAGE_SIZE };
}
