import type { BadgeContent } from '@fairhall/core/badge/badge-content';
import { toBadgeContent } from '@fairhall/core/badge/to-badge-content';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { HeadContext } from '../page/screen.ts';

/** A badge with all that its drawing says. */
export interface BadgeWords {
  readonly face: BadgeContent;
  /** What its code tells. */
  readonly text: string;
  readonly exhibitionId: string;
  /** Null where only the device tells the badge, which kept it before badges had an id. */
  readonly registrationId: string | null;
  /** Whether it is about whoever reads the page, and not a badge that they registered for somebody else. */
  readonly isOwn: boolean;
  /** Whether its exhibition goes on or is to come, so that it can be mailed again. */
  readonly isOpen: boolean;
  /** Whether nobody has opened a link that was mailed to its address. D-31 */
  readonly isUnconfirmed: boolean;
  /** What the picture shows, for who does not see it. */
  readonly summary: string;
}

const wrapInIsolate = (text: string): string => `\u2068${text}\u2069`;

/** A badge in the words of the page's language. */
export function badgeWords(
  own: BadgeRecord,
  { boot: { lang }, texts }: Pick<HeadContext, 'boot' | 'texts'>,
): BadgeWords {
  const {
    badgeNo,
    exhibitionId,
    exhibitionName,
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
    isUnconfirmed,
    summary,
  };
}
