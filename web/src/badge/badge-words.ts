import type { BadgeContent } from '@fairhall/core/badge/badge-content';
import { toBadgeContent } from '@fairhall/core/badge/to-badge-content';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import type { HeadContext } from '../page/screen.ts';

/** A badge with all texts of its drawing. */
export interface BadgeWords {
  readonly face: BadgeContent;
  /** The content of its QR code. */
  readonly text: string;
  readonly exhibitionId: string;
  /** Null for a badge that only this device has, saved before badges had an id. */
  readonly registrationId: string | null;
  /** Whether the badge is the reader's own, not one that they registered for another person. */
  readonly isOwn: boolean;
  /** Whether its exhibition is running or upcoming, so that the badge can be emailed again. */
  readonly isOpen: boolean;
  /** The exhibition that its wearer can plan; null once it is over, and for a badge of another person. */
  readonly planAt: ExhibitionLinkTarget | null;
  /** True if no emailed link to its address has been opened. D-31 */
  readonly isUnconfirmed: boolean;
  /** The picture's text alternative. */
  readonly summary: string;
}

const wrapInIsolate = (text: string): string => `\u2068${text}\u2069`;

/** Formats a badge in the page's language. */
export function badgeWords(
  own: BadgeRecord,
  { boot: { lang }, texts }: Pick<HeadContext, 'boot' | 'texts'>,
): BadgeWords {
  const {
    badgeNo,
    exhibitionId,
    exhibitionName,
    industry,
    websiteId,
    contactName,
    text,
    isOver = false,
    isOwn = true,
    isUnconfirmed = false,
  } = own;
  const names = {
    name: wrapInIsolate(contactName),
    exhibition: wrapInIsolate(exhibitionName),
    number: wrapInIsolate(badgeNo),
  };
  const summary = texts.text('badge.picture', names);
  return {
    face: toBadgeContent(own, lang, texts),
    text,
    exhibitionId,
    registrationId: own.registrationId ?? null,
    isOwn,
    isOpen: !isOver,
    planAt: isOver || !isOwn || websiteId === undefined ? null : { exhibitionId, websiteId, industry },
    isUnconfirmed,
    summary,
  };
}
