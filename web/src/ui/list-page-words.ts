import type { MessageKey } from '@fairhall/core/messages';
import type { Texts } from '@fairhall/core/ports/texts';
import type { EmptyList } from '@fairhall/core/routes/empty-list';
import type { Link } from '@fairhall/core/routes/link';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

/** The texts of a paginated list, besides its rows. */
export interface ListPageWords {
  /** "Page 2 of 3"; null for a single page. */
  readonly page: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly href: string;
  } | null;
}

interface ListPages {
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

interface ListPageContext {
  readonly texts: Texts;
  readonly lang: LanguageCode;
  readonly hrefOf: (link: Link) => string;
  /** The key of the text with the page number and the number of pages. */
  readonly pageKey: MessageKey;
}

/** Builds the texts and addresses of a list's pages. */
export function listPageWords(
  { pageNo, pageCount, previous, next, empty }: ListPages,
  { texts, lang, hrefOf, pageKey }: ListPageContext,
): ListPageWords {
  const { number } = getFormat(lang);
  return {
    page: pageCount === 1 ? null : texts.text(pageKey, { page: number(pageNo), pages: number(pageCount) }),
    previous: previous && hrefOf(previous),
    next: next && hrefOf(next),
    empty: empty && {
      title: texts.text(empty.title.key),
      text: texts.text(empty.text.key),
      action: texts.text(empty.action.key),
      href: hrefOf(empty.link),
    },
  };
}
