import type { OutputOf } from '../contract/call.ts';
import type { score } from '../contract/score/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';

export type ScoreCalls = Pick<FrontGateway, 'score'>;

/** Buyers' reviews of a product as the call returns them: the newest ten, and the distribution of all stars. */
export type ProductReviews = OutputOf<typeof score.list>;

/** The minimum number of reviews for an average. */
const MIN_SCORED_REVIEWS = 3;
/** The maximum number of reviews on the product's own page. */
const MAX_SHOWN = 3;

/** The reviews on a product's page; null if there are none. */
export interface ReviewsView {
  /** From 1 to 5; null for too few reviews. */
  readonly average: number | null;
  readonly count: number;
  /** The number of reviews per number of stars, five stars first. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[];
  readonly records: ProductReviews['records'];
}

/** Loads the reviews of a product; null if they cannot be loaded, so that the page shows without them. */
export async function loadReviews(
  { score }: ScoreCalls,
  productId: string,
  signal?: CancelSignal,
): Promise<ProductReviews | null> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const found = await score.list({ goodsSpuId: productId, pageNo: 1 }, options);
  return found.ok ? found.value : null;
}

/** The average; null for too few reviews. */
export const scoreOf = ({ average, count }: Pick<ProductReviews, 'average' | 'count'>): number | null =>
  count < MIN_SCORED_REVIEWS ? null : average;

/** The distribution with five stars first. */
export const toSpread = ({ distribution }: Pick<ProductReviews, 'distribution'>): ReviewsView['spread'] =>
  distribution.map((count, index) => ({ stars: index + 1, count })).reverse();

export function toReviewsView(found: ProductReviews | null): ReviewsView | null {
  if (found === null || found.count === 0) return null;
  return {
    average: scoreOf(found),
    count: found.count,
    spread: toSpread(found),
    records: found.records.slice(0, MAX_SHOWN),
  };
}
