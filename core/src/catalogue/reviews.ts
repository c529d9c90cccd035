import type { OutputOf } from '../contract/call.ts';
import type { score } from '../contract/score/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';

export type ScoreCalls = Pick<FrontGateway, 'score'>;

/** What buyers said of a product, as the answer of its call has it: the newest ten, and how all of them are spread. */
export type ProductReviews = OutputOf<typeof score.list>;

/** From so many reviews on their average says something. */
const MIN_SCORED_REVIEWS = 3;
/** So many of them stand on the product's own page. */
const MAX_SHOWN = 3;

/** The part of a product's page about what buyers said; null where nobody has said anything. */
export interface ReviewsView {
  /** From 1 to 5; null while there are too few. */
  readonly average: number | null;
  readonly count: number;
  /** How many gave five stars, four stars and so on. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[];
  readonly records: ProductReviews['records'];
}

/** What buyers said of a product; null where that cannot be told, so that its page is shown all the same. */
export async function loadReviews(
  { score }: ScoreCalls,
  productId: string,
  signal?: CancelSignal,
): Promise<ProductReviews | null> {
  const options = { handled: true, ...(signal !== undefined && { signal }) };
  const found = await score.list({ goodsSpuId: productId, pageNo: 1 }, options);
  return found.ok ? found.value : null;
}

/** The average, where there are enough reviews for one. */
export const scoreOf = ({ average, count }: Pick<ProductReviews, 'average' | 'count'>): number | null =>
  count < MIN_SCORED_REVIEWS ? null : average;

/** Five stars first. */
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
