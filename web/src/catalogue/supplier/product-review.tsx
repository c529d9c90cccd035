import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import type { ReviewView } from '@fairhall/core/catalogue/supplier/review.view';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './product-review.module.css';

/** A product's review status in one line. D-97 */
export function ReviewLine({ review }: { review: ReviewView }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = getFormat(lang);
  return (
    <p className={styles.line} data-review={review.state}>
      <Icon name={review.state === 'waiting' ? 'calendar' : 'warning'} small />
      {text(review.said, { date: date(review.since) })}
    </p>
  );
}

/** The changed parts, as chips. */
export function ReviewParts({ parts }: Pick<ReviewView, 'parts'>) {
  const { text } = useTexts();
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts} aria-label={text('supplierProducts.review.parts')}>
      {parts.map((part) => (
        <li key={part}>{text(`supplierProducts.review.part.${part}`)}</li>
      ))}
    </ul>
  );
}

interface ProductReviewProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/**
 * Above the form: the pending or rejected change with the reason, and a button to withdraw it. Without such a change:
 * which changes will need a review.
 */
export function ProductReview({ view, send }: ProductReviewProps) {
  const { text } = useTexts();
  const { review, isReviewed, isNew, canEdit } = view;
  if (review === null) {
    if (!isReviewed || !canEdit) return null;
    return <p className="meta">{text(isNew ? 'supplierProducts.review.rule.new' : 'supplierProducts.review.rule')}</p>;
  }
  return (
    <section className={`panel ${styles.review}`} data-review-of={review.state}>
      <ReviewLine review={review} />
      <ReviewParts parts={review.parts} />
      {review.reason === '' ? null : (
        <p>
          <b>{text('supplierProducts.review.reason')}</b> <bdi className={styles.reason}>{review.reason}</bdi>
        </p>
      )}
      <p className="meta">{text(getHelpKey(review))}</p>
      {review.state === 'waiting' && canEdit ? (
        <button
          type="button"
          className="button"
          disabled={view.isWithdrawing}
          onClick={() => send({ type: 'change.withdrawn' })}
        >
          {text('supplierProducts.review.withdraw')}
        </button>
      ) : null}
    </section>
  );
}

function getHelpKey({ state, isNew }: ReviewView) {
  if (state === 'withdrawn') return 'supplierProducts.review.help.withdrawn' as const;
  return `supplierProducts.review.help.${isNew ? 'new' : 'change'}.${state}` as const;
}
