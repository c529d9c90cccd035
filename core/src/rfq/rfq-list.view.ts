import type { RfqPage } from '../contract/rfq/calls.ts';
import type { Message } from '../ports/texts.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';
import type { LanguageCode } from '../site/languages.ts';
import { type RfqRow, toRfqRow } from './rfq-row.ts';

/** The buyer's own requests, newest first. */
export interface RfqListView {
  readonly rows: readonly RfqRow[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

const toPageLink = (pageNo: number): Link => ({
  route: 'rfqManage',
  params: {},
  query: pageNo > 1 ? { pageNo } : {},
});

/** Returns the view of the list. */
export function rfqListView(page: RfqPage, lang: LanguageCode): RfqListView {
  const { records, total, pageNo, pageSize } = page;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    rows: records.map((record) => toRfqRow(record, lang)),
    total,
    pageNo,
    pageCount,
    previous: pageNo > 1 ? toPageLink(Math.min(pageNo - 1, pageCount)) : null,
    next: pageNo < pageCount ? toPageLink(pageNo + 1) : null,
    empty: records.length === 0 ? getEmptyList(total) : null,
  };
}

/** A page beyond the last one is empty too; its message links to the first page, not to a new request. */
function getEmptyList(total: number): RfqListView['empty'] {
  if (total > 0) {
    const action: Message = { key: 'rfq.list.beyond.action' };
    return {
      title: { key: 'rfq.list.beyond.title' },
      text: { key: 'rfq.list.beyond.text' },
      action,
      link: toPageLink(1),
    };
  }
  return {
    title: { key: 'rfq.list.empty.title' },
    text: { key: 'rfq.list.empty.text' },
    action: { key: 'rfq.list.empty.action' },
    link: { route: 'rfq', params: {} },
  };
}
