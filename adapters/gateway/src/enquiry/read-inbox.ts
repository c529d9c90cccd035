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

/** The JSON that the inbox statements return. */
interface Page {
  readonly entries: readonly EnquiryEntry[];
  /** Counts of the parts that ever held an enquiry; null if there was never any. */
  readonly counts: Partial<Inbox['counts']> | null;
  /** The supplier's response figures; null while there are too few enquiries. */
  readonly reply: { readonly rate: number; readonly hours: number | null } | null;
}

/**
 * A page of the enquiries delivered to the supplier: waiting ones longest waiting first, all others latest first. D-65
 */
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
