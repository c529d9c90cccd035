import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { maskContacts } from './mask-contacts.ts';

/** Characters of the beginning of a message in a list. */
const MAX_EXCERPT_LENGTH = 200;

interface MessageText {
  readonly side: Side;
  readonly text: string;
  /** Where the two sides are from, by codes of two letters. */
  readonly countries: readonly string[];
}

/** What a side is shown of a message: contact data of the other side is masked until both share. */
export const maskText = ({ side, text, countries }: MessageText, viewer: Side, isShared: boolean): string =>
  isShared || side === viewer ? text : maskContacts(text, countries);

/** The first of what a side is shown, on one line. */
export function truncateText(message: MessageText, viewer: Side, isShared: boolean): string {
  const text = maskText(message, viewer, isShared).replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const signs = [...text];
  return signs.length > MAX_EXCERPT_LENGTH ? `${signs.slice(0, MAX_EXCERPT_LENGTH).join('')}…` : text;
}
