import type { ProductReview } from '../../contract/catalogue/supplier-calls.ts';
import { REVIEW_FIELDS } from '../../contract/catalogue/supplier-limits.ts';
import type { MessageKey } from '../../messages.ts';

/** The status of a product's staff review, as the list and the form show it. D-97 */
export interface ReviewView {
  readonly state: ProductReview['state'];
  /** The list's message, in which the day replaces `date`. */
  readonly said: MessageKey;
  /** The changed parts in a fixed order; empty for a new product. */
  readonly parts: readonly ProductReview['parts'][number][];
  /** Epoch milliseconds since the product has this status. */
  readonly since: number;
  /** The staff's reason for rejecting it; '' otherwise. */
  readonly reason: string;
  readonly isNew: boolean;
}

export function reviewView({ state, isNew, parts, since, reason }: ProductReview): ReviewView {
  const kind = isNew ? 'new' : 'change';
  const said: MessageKey =
    state === 'withdrawn' ? 'supplierProducts.review.withdrawn' : `supplierProducts.review.${kind}.${state}`;
  return { state, said, parts: REVIEW_FIELDS.filter((part) => parts.includes(part)), since, reason, isNew };
}
