import type { MessageKey } from '@fairhall/core/messages';
import type { Message } from '@fairhall/core/ports/texts';
import type { ListPage } from './list-verb.ts';

/** The pages' texts for an empty list. */
interface EmptyTexts {
  readonly title: Message;
  readonly text: Message;
}

/** The remark below a list: its page number and how to get the next page, or that the list or the page is empty. */
export function listPageRemarks(
  { total, pageNo, pageSize }: Omit<ListPage, 'records'>,
  none: MessageKey | EmptyTexts | null,
): readonly Message[] {
  if (none !== null && typeof none === 'object') return [none.title, none.text];
  if (total === 0 && none !== null) return [{ key: none }];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pageNo > pages) return [{ key: 'search.pastEnd', values: { pageNo } }];
  const pageRemark: Message = { key: 'thread.list.page', values: { page: pageNo, pages } };
  const next: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return pageNo < pages ? [pageRemark, next] : [pageRemark];
}
