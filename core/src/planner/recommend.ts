import type { RecommendationReason } from '../contract/planner/limits.ts';

/** Signs of a buyer's interest in an exhibitor. */
export interface Interest {
  /** When the buyer sent the latest enquiry to it that is still open, in epoch milliseconds; null for none. */
  readonly enquiredAt: number | null;
  /** The number of its products that the buyer follows or has collected at the exhibition. */
  readonly savedCount: number;
  /** Whether the buyer follows the exhibitor or has collected it at the exhibition. */
  readonly isFollowed: boolean;
  /** Tags of the buyer's registration that the exhibitor has too. */
  readonly tags: readonly string[];
}

/** Returns the strongest reason: the buyer's own actions count more than tags ticked in a form. */
export function getReason({ enquiredAt, savedCount, isFollowed, tags }: Interest): RecommendationReason | null {
  if (enquiredAt !== null) return 'enquired';
  if (savedCount > 0) return 'saved';
  if (isFollowed) return 'followed';
  return tags.length > 0 ? 'tags' : null;
}

const REASON_STRENGTH: Readonly<Record<RecommendationReason, number>> = { enquired: 3, saved: 2, followed: 1, tags: 0 };

interface InterestRow {
  readonly interest: Interest;
}

/**
 * Selects the exhibitors that a buyer has a reason to visit: the strongest reason first, then by weight; equal ones
 * keep their order. D-28
 */
export function selectRecommended<Row extends InterestRow>(
  exhibitors: readonly Row[],
): readonly (Row & { readonly reason: RecommendationReason })[] {
  return exhibitors
    .flatMap((exhibitor) => {
      const reason = getReason(exhibitor.interest);
      return reason === null ? [] : [{ ...exhibitor, reason }];
    })
    .toSorted(
      (one, other) =>
        REASON_STRENGTH[other.reason] - REASON_STRENGTH[one.reason] ||
        getWeight(other.interest) - getWeight(one.interest),
    );
}

const getWeight = ({ savedCount, isFollowed, tags }: Interest): number =>
  savedCount + (isFollowed ? 1 : 0) + tags.length;
