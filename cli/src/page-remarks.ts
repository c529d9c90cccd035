import type { MessageKey } from '@fairhall/core/messages';
import type { Message } from '@fairhall/core/ports/texts';

interface Page {
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Below a list of staff: which page of how many it is and how to get the next, or that there is nothing. */
export function pageRemarks({ total, pageNo, pageSize }: Page, none: MessageKey): readonly Message[] {
  if (total === 0) return [{ key: none }];
  const pages = Math.ceil(total / pageSize);
  const place: Message = { key: 'thread.list.page', values: { page: pageNo, pages } };
  const next: Message = { key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } };
  return pageNo < pages ? [place, next] : [place];
}
