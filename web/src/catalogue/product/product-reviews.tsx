import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReviewList, ReviewSpread } from '../../ui/reviews.tsx';
import type { ReviewsWords } from './product-data.ts';
import styles from './product-reviews.module.css';

/** Below the title: the average, if there are enough reviews, and a link to the reviews. */
export function ScoreLine({ reviews: { average, count } }: { reviews: ReviewsWords }) {
  return (
    <p className={styles.score}>
      {average === null ? null : (
        <>
          <i aria-hidden="true">★</i>
          <b aria-hidden="true">{average.value}</b>
          <span className="hidden">{average.text}, </span>
        </>
      )}
      <a className="link" href="#reviews">
        {count}
      </a>
    </p>
  );
}

/** Buyers' reviews: the distribution of all ratings, the newest reviews, and a link to all. R-2.035 */
export function ProductReviews({ reviews }: { reviews: ReviewsWords }) {
  const { text } = useTexts();
  const { average, count, total, spread, records: shown, href } = reviews;
  return (
    <>
      <div className="section-head">
        <h2>{text('scores.heading')}</h2>
        <a className="link" href={href}>
          {text('product.reviews.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <div className={`panel ${styles.reviews}`}>
        {average === null ? null : (
          <div className={styles.spread}>
            <ReviewSpread average={average} count={count} total={total} spread={spread} />
          </div>
        )}
        <ReviewList reviews={shown} />
      </div>
    </>
  );
}
