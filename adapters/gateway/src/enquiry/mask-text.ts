import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { maskContacts } from './mask-contacts.ts';

/** Maximum length of a message's beginning in a list, in characters. */
const MAX_EXCERPT_LENGTH = 200;

interface MessageText {
  readonly side: Side;
  readonly text: string;
  /** Countries of the two sides, as two-letter codes. */
  readonly countries: readonly string[];
}

/** A message's text as a side sees it: contact data of the other side is masked until both share it. */
export const maskText = ({ side, text, countries }: MessageText, viewer: Side, isShared: boolean): string =>
  isShared || side === viewer ? text : maskContacts(text, countries);

/** The beginning of a message as a side sees it, in one line. */
export function truncateText(message: MessageText, viewer: Side, isShared: boolean): string {
  const text = maskText(message, viewer, isShared).replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const signs = [...text];
  return signs.length > MAX_EXCERPT_LENGTH ? `${signs.slice(0, MAX_EXCERPT_LENGTH).join('')}…` : text;
}
