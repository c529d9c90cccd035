import type { Inbox, InboxPart, InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { type CallContext, supplierOf } from '../call-context.ts';
import { type EnquiryLists, INBOX_PAGE } from './enquiry-lists.statements.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { completeRows, type EnquiryEntry, type ListRow } from './list-rows.ts';
import { maskText, truncateText } from './mask-text.ts';

interface InboxQuery {
  readonly part: InboxPart;
  readonly pageNo: number;
  /** Whether only enquiries assigned to the caller are listed. */
  readonly isMine?: boolean | undefined;
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
  query: InboxQuery,
): Promise<Inbox> {
  const { part, pageNo } = query;
  const { entries, counts: counted, reply } = await pageOf(ports.lists, context, query);
  const rows = await completeRows(ports, context, entries);
  const records = rows.map((row) => ({
    enquiryId: row.enquiryId,
    state: row.state,
    target: row.target,
    ...toSender(row),
    from: maskText({ side: 'buyer', text: row.from, countries: row.countries }, 'supplier', row.isShown),
    text: truncateText({ side: row.lastSide, text: row.lastText, countries: row.countries }, 'supplier', row.isShown),
    ...(row.lastSide === 'supplier' && { receipt: row.isReadByBuyer === true ? ('read' as const) : ('sent' as const) }),
    quantity: row.quantity,
    unread: row.unread,
    lastTime: row.lastAt,
    waitsSince: row.waitsSince,
    assignedTo: toColleague(row, supplierOf(context).accountId),
  }));
  const counts = { waiting: 0, answered: 0, closed: 0, spam: 0, ...counted };
  return { records, total: counts[part], pageNo, pageSize: INBOX_PAGE, counts, reply: replyOf(reply) };
}

/** What is known of the sender besides the name. Their company leads to them, so it needs the agreement to share. D-65 */
const toSender = (row: ListRow): Pick<InboxRow, 'countryCode' | 'company' | 'isEmailConfirmed'> => ({
  countryCode: row.buyerCountry === null ? '' : toRegionCode(row.buyerCountry),
  company: row.isShared ? (row.company ?? '') : '',
  isEmailConfirmed: row.isEmailConfirmed === true,
});

const toColleague = ({ assignedTo = null }: ListRow, caller: string): InboxRow['assignedTo'] =>
  assignedTo && { ...assignedTo, isSelf: assignedTo.accountId === caller };

async function pageOf(lists: EnquiryLists, context: CallContext, query: InboxQuery): Promise<Page> {
  const { part, pageNo, isMine = false } = query;
  const { database, lang } = context;
  const { supplierId, accountId } = supplierOf(context);
  const values = [supplierId, (pageNo - 1) * INBOX_PAGE, lang];
  if (isMine) {
    const mine = await (part === 'waiting'
      ? database.json(lists.assignedWaiting, [...values, accountId])
      : database.json(lists.assigned, [...values, part, accountId]));
    return JSON.parse(mine ?? '') as Page; // as the statement builds it, always one row
  }
  const text = await (part === 'waiting'
    ? database.json(lists.waiting, values)
    : database.json(lists.partOfInbox, [...values, part]));
  return JSON.parse(text ?? '') as Page; // as the statement builds it, always one row
}

const replyOf = (reply: Page['reply']): Inbox['reply'] => {
  if (reply === null) return null;
  return reply.hours === null ? { rate: reply.rate } : { rate: reply.rate, hours: reply.hours };
};
