import type { EnquiryState } from '@fairhall/core/contract/enquiry/thread-limits';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import type { EnquiryListRow, EnquiryListView } from '@fairhall/core/thread/enquiry-list.view';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';
import { type ListPageWords, listPageWords } from '../ui/list-page-words.ts';

/** An enquiry in the list, formatted. */
export interface EnquiryWords {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Null without a picture. */
  readonly picture: string | null;
  /** Null if the enquiry is about the supplier itself. */
  readonly supplier: string | null;
  /** The beginning of the last message. */
  readonly text: string;
  readonly date: string;
  readonly state: EnquiryState;
  readonly status: string;
  /** For example "2 new messages"; null for none. */
  readonly unread: string | null;
  /** Whether the confirmation email can be sent again. */
  readonly canMailAgain: boolean;
}

export interface MyEnquiriesData {
  readonly rows: readonly EnquiryWords[];
  readonly words: ListPageWords;
}

export type WordsContext = Pick<Visit, 'texts' | 'boot' | 'href'>;

export function toMyEnquiriesData(view: EnquiryListView, context: WordsContext): MyEnquiriesData {
  const { texts, boot, href } = context;
  const pages = { texts, lang: boot.lang, hrefOf: linkHref(href), pageKey: 'thread.list.page' } as const;
  return { rows: view.rows.map((row) => rowWords(row, context)), words: listPageWords(view, pages) };
}

function rowWords(row: EnquiryListRow, { texts, boot, href }: WordsContext): EnquiryWords {
  const { id, name, image, supplier, text, unread, status, canMailAgain } = row;
  const isAboutIt = row.type === 'supplier' || name === null;
  return {
    id,
    href: linkHref(href)(row.link),
    name: isAboutIt ? supplier : name,
    picture: image === '' ? null : imageUrl(boot.imageServer, image, 166),
    supplier: isAboutIt ? null : supplier,
    text,
    date: texts.text('thread.list.date', { date: row.date }),
    state: status.state,
    status: texts.text(status.label.key),
    unread:
      unread === 0 ? null : texts.counted('thread.list.unread', unread, { count: getFormat(boot.lang).number(unread) }),
    canMailAgain,
  };
}
