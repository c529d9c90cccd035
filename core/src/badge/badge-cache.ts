import { buyerContactEmailKey } from '../account/keys.ts';
import type { BadgeRecord } from '../contract/badge/calls.ts';
import { createOfflineAnswerSlot, type OfflineAnswerPorts, type OfflineAnswerSlot } from '../ports/offline-answer.ts';
import { badgeCacheKey } from './keys.ts';

/**
 * The buyer's badges as cached on this device, for the entrance of a hall without a network; those of a guest belong to
 * the address that they registered on it. REL-19
 */
export const createBadgeListCache = (ports: OfflineAnswerPorts, guest?: string): OfflineAnswerSlot<BadgeRecord[]> =>
  createOfflineAnswerSlot(ports, badgeCacheKey, buyerContactEmailKey, guest);

/**
 * The badge of one exhibition in this device's cache; the buyer's own badge has priority over a colleague's. D-33
 * REL-19
 */
export function createBadgeCache(
  ports: OfflineAnswerPorts,
  exhibitionId: string,
  guest?: string,
): OfflineAnswerSlot<BadgeRecord | null> {
  const badges = createBadgeListCache(ports, guest);
  return {
    read() {
      const cached = badges.read();
      const ofExhibition = cached?.value.filter((badge) => badge.exhibitionId === exhibitionId) ?? [];
      const value = ofExhibition.find(({ isOwn }) => isOwn !== false) ?? ofExhibition[0];
      return cached === null || value === undefined ? null : { at: cached.at, value };
    },
    save(badge) {
      if (badge === null) return;
      const others = badges.read()?.value.filter(({ badgeNo }) => badgeNo !== badge.badgeNo) ?? [];
      badges.save([badge, ...others]);
    },
  };
}
