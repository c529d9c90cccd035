import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { maskContacts } from './mask-contacts.ts';

/** Characters of the beginning of a message in a list. */
const BEGINNING = 200;

interface Written {
  readonly side: Side;
  readonly text: string;
  /** Where the two sides are from, by codes of two letters. */
  readonly countries: readonly string[];
}

/** What a side is shown of a message: contact data of the other side is masked until both share. */
export const shownText = ({ side, text, countries }: Written, viewer: Side, isShared: boolean): string =>
  isShared || side === viewer ? text : maskContacts(text, countries);

/** The first of what a side is shown, on one line. */
export function beginningOf(written: Written, viewer: Side, isShared: boolean): string {
  const text = shownText(written, viewer, isShared).replace(/\s+/g, ' ').trim();
  if (text.length <= BEGINNING) return text;
  const signs = [...text];
  return signs.length > BEGINNING ? `${signs.slice(0, BEGINNING).join('')}…` : text;
}
