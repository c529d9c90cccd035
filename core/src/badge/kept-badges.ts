import { buyerContactEmailKey } from '../account/keys.ts';
import type { OwnBadge } from '../contract/badge/calls.ts';
import { type AnswerSlot, answerSlot, type KeepPorts } from '../ports/kept-answer.ts';
import { keptBadgesKey } from './keys.ts';

/** The buyer's badges as this device keeps them, for the entrance of a hall without a network. REL-19 */
export const keptBadges = (ports: KeepPorts): AnswerSlot<OwnBadge[]> =>
  answerSlot(ports, keptBadgesKey, buyerContactEmailKey);

/** The badge of one exhibition among those that this device keeps, the buyer's own before one of a colleague. D-33 REL-19 */
export function cachedBadge(ports: KeepPorts, exhibitionId: string): AnswerSlot<OwnBadge | null> {
  const badges = keptBadges(ports);
  return {
    read() {
      const kept = badges.read();
      const ofExhibition = kept?.value.filter((badge) => badge.exhibitionId === exhibitionId) ?? [];
      const value = ofExhibition.find(({ isOwn }) => isOwn !== false) ?? ofExhibition[0];
      return kept === null || value === undefined ? null : { at: kept.at, value };
    },
    keep(badge) {
      if (badge === null) return;
      const others = badges.read()?.value.filter(({ badgeNo }) => badgeNo !== badge.badgeNo) ?? [];
      badges.keep([badge, ...others]);
    },
  };
}
