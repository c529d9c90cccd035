import type { ProductReview } from '../../contract/catalogue/supplier-calls.ts';
import { REVIEW_FIELDS } from '../../contract/catalogue/supplier-limits.ts';
import type { MessageKey } from '../../messages.ts';

/** How a product stands with the operator, as it is told in the list and in the form. D-97 */
export interface ReviewView {
  readonly state: ProductReview['state'];
  /** What is told in the list, with the day in place of `date`. */
  readonly said: MessageKey;
  /** What is changed, in one order; none of a new product. */
  readonly parts: readonly ProductReview['parts'][number][];
  /** Since when, in epoch milliseconds. */
  readonly since: number;
  /** Why it was refused, as it was written; '' else. */
  readonly reason: string;
  readonly isNew: boolean;
}

export function reviewView({ state, isNew, parts, since, reason }: ProductReview): ReviewView {
  const kind = isNew ? 'new' : 'change';
  const said: MessageKey =
    state === 'withdrawn' ? 'supplierProducts.review.withdrawn' : `supplierProducts.review.${kind}.${state}`;
  return { state, said, parts: REVIEW_FIELDS.filter((part) => parts.includes(part)), since, reason, isNew };
}
