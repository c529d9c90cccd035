import type { Inbox, InboxPart } from '@fairhall/core/contract/enquiry/supplier-calls';
import { type CallContext, supplierOf } from '../call-context.ts';
import { type EnquiryLists, INBOX_PAGE } from './enquiry-lists.statements.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { completeRows, type EnquiryEntry } from './list-rows.ts';
import { maskText, truncateText } from './mask-text.ts';

interface InboxQuery {
  readonly part: InboxPart;
  readonly pageNo: number;
}

/** What the statements of an inbox build. */
interface Page {
  readonly entries: readonly EnquiryEntry[];
  /** Of the parts that anything stood in; null where nothing ever came. */
  readonly counts: Partial<Inbox['counts']> | null;
  /** How the supplier answers, or null while there is too little to tell. */
  readonly reply: { readonly rate: number; readonly hours: number | null } | null;
}

/** One page of what was delivered to the supplier: of what waits the longest waiting first, else the latest first. D-65 */
export async function readInbox(
  ports: ThreadPorts & { readonly lists: EnquiryLists },
  context: CallContext,
  { part, pageNo }: InboxQuery,
): Promise<Inbox> {
  const { entries, counts: counted, reply } = await pageOf(ports.lists, context, { part, pageNo });
  const rows = await completeRows(ports, context, entries);
  const records = rows.map((row) => ({
    enquiryId: row.enquiryId,
    state: row.state,
    target: row.target,
    from: maskText({ side: 'buyer', text: row.from, countries: row.countries }, 'supplier', row.isShown),
    text: truncateText({ side: row.lastSide, text: row.lastText, countries: row.countries }, 'supplier', row.isShown),
    quantity: row.quantity,
    unread: row.unread,
    lastTime: row.lastAt,
    waitsSince: row.waitsSince,
  }));
  const counts = { waiting: 0, answered: 0, closed: 0, spam: 0, ...counted };
  return { records, total: counts[part], pageNo, pageSize: INBOX_PAGE, counts, reply: replyOf(reply) };
}

async function pageOf(lists: EnquiryLists, context: CallContext, { part, pageNo }: InboxQuery): Promise<Page> {
  const { database, lang } = context;
  const values = [supplierOf(context).supplierId, (pageNo - 1) * INBOX_PAGE, lang];
  const text = await (part === 'waiting'
    ? database.json(lists.waiting, values)
    : database.json(lists.partOfInbox, [...values, part]));
  return JSON.parse(text ?? '') as Page; // as the statement builds it, always one row
}

const replyOf = (reply: Page['reply']): Inbox['reply'] => {
  if (reply === null) return null;
  return reply.hours === null ? { rate: reply.rate } : { rate: reply.rate, hours: reply.hours };
};
