import type { OutputOf } from '@fairhall/core/contract/call';
import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import { toVisibleState } from '@fairhall/core/enquiry/enquiry-status';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { buyerOf, type CallContext } from '../call-context.ts';
import { type EnquiryLists, LIST_PAGE } from './enquiry-lists.statements.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { completeRows, type EnquiryEntry } from './list-rows.ts';
import { truncateText } from './mask-text.ts';

/** The buyer's own enquiries, the latest first. D-51 */
export async function listEnquiries(
  ports: ThreadPorts & { readonly lists: EnquiryLists },
  context: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof enquiry.list>> {
  const { accountId, email, isVerified } = buyerOf(context);
  const values = [accountId, (pageNo - 1) * LIST_PAGE, context.lang, isVerified ? normalizeEmail(email) : null];
  const text = await context.database.json(ports.lists.ofBuyer, values);
  const page = JSON.parse(text ?? '') as { entries: EnquiryEntry[]; total: number }; // as the statement builds it
  const rows = await completeRows(ports, context, page.entries);
  const records = rows.map((row) => ({
    enquiryId: row.enquiryId,
    state: toVisibleState(row.state, 'buyer'),
    target: row.target,
    supplierName: row.supplierName ?? '',
    text: truncateText({ side: row.lastSide, text: row.lastText, countries: row.countries }, 'buyer', row.isShown),
    unread: row.unread,
    isUnconfirmed: row.isUnconfirmed,
    createTime: row.created,
    lastTime: row.lastAt,
  }));
  return { records, total: page.total, pageNo, pageSize: LIST_PAGE };
}
