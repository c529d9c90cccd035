import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Texts } from '@fairhall/core/ports/texts';
import type { RfqListView } from '@fairhall/core/rfq/rfq-list.view';
import type { RfqQuantity, RfqRow } from '@fairhall/core/rfq/rfq-row';
import type { Link } from '@fairhall/core/routes/link';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { type ListPageWords, listPageWords } from '../ui/list-page-words.ts';

/** A request in the list, as texts. */
export interface RowWords {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly isOpen: boolean;
  readonly status: string;
  /** "500 pieces"; null if the buyer gave no quantity. */
  readonly quantity: string | null;
  /** "2 files"; null for none. */
  readonly files: string | null;
}

export interface ManageData {
  readonly rows: readonly RowWords[];
  readonly words: ListPageWords;
}

export interface RfqWordsContext {
  readonly texts: Texts;
  readonly lang: LanguageCode;
  readonly hrefOf: (link: Link) => string;
}

export const toManageData = (view: RfqListView, context: RfqWordsContext): ManageData => ({
  rows: view.rows.map((row) => rowWords(row, context)),
  words: listPageWords(view, { ...context, pageKey: 'rfq.list.page' }),
});

function rowWords(row: RfqRow, context: RfqWordsContext): RowWords {
  const { texts, lang, hrefOf } = context;
  const { id, title, date, status, quantity, files, link } = row;
  const count = getFormat(lang).number(files);
  return {
    id,
    href: hrefOf(link),
    title,
    date: texts.text('rfq.list.date', { date }),
    isOpen: status.open,
    status: texts.text(status.label.key),
    quantity: quantityText(quantity, context),
    files: files === 0 ? null : texts.counted('rfq.files.count', files, { count }),
  };
}

/** Returns "500 pieces", or only the number if the request has no unit. */
export function quantityText(
  quantity: RfqQuantity | null,
  { texts, lang }: Pick<RfqWordsContext, 'texts' | 'lang'>,
): string | null {
  if (quantity === null) return null;
  const { count, unit } = quantity;
  return unit === '' ? getFormat(lang).number(count) : unitCount(texts, lang, unit, count);
}
