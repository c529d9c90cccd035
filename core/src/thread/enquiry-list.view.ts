import type { EnquiryRow } from '../contract/enquiry/calls.ts';
import type { EnquiryState } from '../contract/enquiry/thread-limits.ts';
import type { Message } from '../ports/texts.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';
import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';
import { canMailAgain } from './unconfirmed.ts';

export interface EnquiryListRow {
  readonly id: string;
  readonly type: EnquiryRow['target']['type'];
  /** The product or supplier of the enquiry; null if it no longer exists. */
  readonly name: string | null;
  /** Path of its picture; '' for none. */
  readonly image: string;
  readonly supplier: string;
  readonly text: string;
  readonly unread: number;
  /** The day of the last message. */
  readonly date: string;
  readonly status: { readonly state: EnquiryState; readonly label: Message };
  readonly link: Link;
  /** Whether the confirmation email can be sent again. */
  readonly canMailAgain: boolean;
}

export interface EnquiryListView {
  readonly rows: readonly EnquiryListRow[];
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

interface EnquiryPage {
  readonly records: readonly EnquiryRow[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

const toPageLink = (pageNo: number): Link => ({
  route: 'myEnquiries',
  params: {},
  query: pageNo > 1 ? { pageNo } : {},
});

/** Returns the view of the buyer's own enquiries, the latest first. D-51 */
export function enquiryListView(page: EnquiryPage, lang: LanguageCode): EnquiryListView {
  const { records, total, pageNo, pageSize } = page;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    rows: records.map((record) => toListRow(record, lang)),
    pageNo,
    pageCount,
    previous: pageNo > 1 ? toPageLink(Math.min(pageNo - 1, pageCount)) : null,
    next: pageNo < pageCount ? toPageLink(pageNo + 1) : null,
    empty: records.length === 0 ? getEmptyList(total) : null,
  };
}

function toListRow(row: EnquiryRow, lang: LanguageCode): EnquiryListRow {
  const { enquiryId, target, supplierName, text, unread, lastTime, state } = row;
  const isWaiting = canMailAgain(row);
  return {
    id: enquiryId,
    type: target.type,
    name: target.name || null,
    image: target.image,
    supplier: supplierName,
    text,
    unread,
    date: getFormat(lang).shortDate(lastTime),
    status: { state, label: { key: `thread.state.${isWaiting ? 'unconfirmed' : state}` } },
    link: { route: 'enquiryThread', params: { enquiryId } },
    canMailAgain: isWaiting,
  };
}

/** A page beyond the last one is empty too; its message links to the first page. */
function getEmptyList(total: number): EmptyList {
  if (total > 0) {
    return {
      title: { key: 'thread.list.beyond.title' },
      text: { key: 'thread.list.beyond.text' },
      action: { key: 'thread.list.beyond.action' },
      link: toPageLink(1),
    };
  }
  return {
    title: { key: 'thread.list.empty.title' },
    text: { key: 'thread.list.empty.text' },
    action: { key: 'thread.list.empty.action' },
    link: { route: 'search', params: { searchType: 'product' } },
  };
}
