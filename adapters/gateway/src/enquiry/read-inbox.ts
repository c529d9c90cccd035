import type { Inbox, InboxPart } from '@fairhall/core/contract/supplier-enquiry';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { listRows, targetsIn } from './list-rows.ts';
import { beginningOf, shownText } from './shown-text.ts';

const PAGE_SIZE = 20;

interface Asked {
  readonly part: InboxPart;
  readonly pageNo: number;
}

/** One page of what was delivered to the supplier: of what waits the longest waiting first, else the latest first. D-65 */
export async function readInbox(ports: ThreadPorts, context: CallContext, { part, pageNo }: Asked): Promise<Inbox> {
  const counts = await countsOf(context);
  const rows = await listRows(ports, context, await idsOf(context, { part, pageNo }), 'supplier');
  const words = await targetsIn(ports, context, rows);
  const records = rows.map((row, place) => ({
    enquiryId: row.enquiry_id,
    state: row.state,
    target: { type: row.type, id: row.target_id, name: words[place]?.name ?? '', image: words[place]?.image ?? '' },
    from: shownText({ side: 'buyer', text: row.from }, 'supplier', row.isShown),
    text: beginningOf({ side: row.last_side, text: row.last_text }, 'supplier', row.isShown),
    quantity: row.quantity,
    unread: row.unread,
    lastTime: row.last_at,
    waitsSince: row.waits_since,
  }));
  return { records, total: counts[part], pageNo, pageSize: PAGE_SIZE, counts, reply: await replyOf(context) };
}

/** How the supplier answers, or null while there is too little to tell. */
async function replyOf(context: CallContext): Promise<Inbox['reply']> {
  const figures = context.database.kysely.selectFrom('supplier_reply').select(['hours', 'rate']);
  const { supplierId } = supplierOf(context);
  const row = await figures.where('supplier_id', '=', supplierId).executeTakeFirst();
  if (row === undefined) return null;
  return row.hours === null ? { rate: row.rate } : { rate: row.rate, hours: row.hours };
}

/** Ids alone, so that the pages before cost no more than their places in an index. */
function idsOf(context: CallContext, { part, pageNo }: Asked) {
  const ids = context.database.kysely
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE);
  // The part is a word of the statement and no value, or the index of what waits would not be found.
  if (part === 'waiting')
    return ids.where('part', '=', sql.lit(part)).orderBy('waits_since').orderBy('enquiry_id').execute();
  return ids.where('part', '=', part).orderBy('last_at', 'desc').orderBy('enquiry_id').execute();
}

/** How many stand in each part of the inbox. */
async function countsOf(context: CallContext): Promise<Inbox['counts']> {
  const rows = await context.database.kysely
    .selectFrom('inbox_count')
    .select((by) => ['part', by.fn.sum<number>('change').as('count')])
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .groupBy('part')
    .execute();
  const counts = { waiting: 0, answered: 0, closed: 0, spam: 0 };
  for (const { part, count } of rows) counts[part] = Number(count);
  return counts;
}
