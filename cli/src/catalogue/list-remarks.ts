import type { ListView } from '@fairhall/core/catalogue/list.view';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatOf } from './format.ts';

/** The number of results and how to see more, or the message for an empty list. */
export function listRemarks(
  { total, totalIsEstimate, pager, near, message }: ListView,
  texts: Texts,
): readonly DisplayMessage[] {
  if (message) return [message];
  const count = totalIsEstimate
    ? texts.text('search.countMore', { count: formatOf(texts).number(total) })
    : texts.counted('search.count', total);
  const { pageNo, pageCount, next } = pager;
  const before = near === null ? [] : [near];
  const place = { key: 'terminal.search.place', values: { count, pageNo, pageCount } } as const;
  if (!next) return [...before, place];
  const after = next.query && 'after' in next.query ? next.query.after : undefined;
  const options = after === undefined ? `--page ${pageNo + 1}` : `--page ${pageNo + 1} --after ${after}`;
  return [...before, place, { key: 'terminal.search.next', values: { options } }];
}
