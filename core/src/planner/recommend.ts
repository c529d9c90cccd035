import type { RecommendationReason } from '../contract/planner/limits.ts';

/** What a buyer has shown of her interest in an exhibitor. */
export interface Interest {
  /** When her latest enquiry to it that is open was sent, in epoch milliseconds; null for none. */
  readonly enquiredAt: number | null;
  /** How many of its products she follows or has collected at the exhibition. */
  readonly savedCount: number;
  /** Whether she follows it or has collected it there. */
  readonly isFollowed: boolean;
  /** The tags of her registration that it has as well. */
  readonly tags: readonly string[];
}

/** The strongest first: what she has done herself goes before what she has ticked in a form. */
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

/** Those with a reason to be visited: the strongest reason first, then what else speaks for them; equals stay as they stand. D-28 */
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
