import type { MessageKey } from '@fairhall/core/messages';
import type { Message } from '@fairhall/core/ports/texts';
import type { ListPage } from './list-verb.ts';

/** What the pages say of a list without rows. */
interface EmptyTexts {
  readonly title: Message;
  readonly text: Message;
}

/** Below a list: which page of how many it is and how to get the next, or that there is nothing. */
export function listPageRemarks(
  { total, pageNo, pageSize }: Omit<ListPage, 'records'>,
  none: MessageKey | EmptyTexts | null,
): readonly Message[] {
  if (none !== null && typeof none === 'object') return [none.title, none.text];
  if (total === 0 && none !== null) return [{ key: none }];
  const pages = Math.ceil(total / pageSize);
  const pageRemark: Message = { key: 'thread.list.page', values: { page: pageNo, pages } };
  const next: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return pageNo < pages ? [pageRemark, next] : [pageRemark];
}
