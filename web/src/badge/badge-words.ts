import type { BadgeFace } from '@fairhall/core/badge/badge-face';
import { faceOfBadge } from '@fairhall/core/badge/face-of-badge';
import type { OwnBadge } from '@fairhall/core/contract/badge/calls';
import type { HeadContext } from '../page/screen.ts';

/** A badge with all that its drawing says. */
export interface BadgeWords {
  readonly face: BadgeFace;
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

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A badge in the words of the page's language. */
export function badgeWords(own: OwnBadge, { boot: { lang }, texts }: Pick<HeadContext, 'boot' | 'texts'>): BadgeWords {
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
  const names = { name: isolated(contactName), exhibition: isolated(exhibitionName), number: isolated(badgeNo) };
  const summary = texts.text('badge.picture', names);
  return {
    face: faceOfBadge(own, lang, texts),
    text,
    exhibitionId,
    registrationId: own.registrationId ?? null,
    isOwn,
    isOpen: !isOver,
    isUnconfirmed,
    summary,
  };
}
