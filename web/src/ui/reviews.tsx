import { useLazyImages } from './lazy-images.ts';
import { Picture } from './picture.tsx';
import type { ReviewWords, SpreadWords } from './review-words.ts';
import styles from './reviews.module.css';

const MAX_STARS = 5;

const RatingStars = ({ stars, label }: { stars: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {'★'.repeat(stars)}
    <i>{'★'.repeat(MAX_STARS - stars)}</i>
  </span>
);

/** Reviews with stars, name and date. Each text is marked with the language that it was written in. */
export function ReviewList({ reviews }: { reviews: readonly ReviewWords[] }) {
  const list = useLazyImages<HTMLUListElement>(reviews);
  return (
    <ul ref={list} className={styles.reviews}>
      {reviews.map(({ user, stars, label, content, lang, date, images }, index) => (
        <li key={index}>
          <p className={styles.by}>
            <RatingStars stars={stars} label={label} />
            <b>
              <bdi>{user}</bdi>
            </b>
            <span className="meta">{date}</span>
          </p>
          <p lang={lang} dir="auto" className={styles.content}>
            {content}
          </p>
          {images.length === 0 ? null : (
            <p className={styles.pictures}>
              {images.map((src) => (
                <Picture key={src} src={src} width={64} place="below" />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SpreadProps {
  /** "4.7 of 5"; null if there are too few reviews for an average. */
  readonly average: { readonly value: string; readonly text: string } | null;
  readonly count: string;
  readonly total: number;
  readonly spread: readonly SpreadWords[];
}

/** The distribution of reviews over the stars, with the average. */
export function ReviewSpread({ average, count, total, spread }: SpreadProps) {
  return (
    <>
      <p className={styles.average}>
        {average === null ? null : (
          <>
            <b aria-hidden="true">{average.value}</b>
            <span className="hidden">{average.text}</span>
          </>
        )}
        <span className="meta">{count}</span>
      </p>
      <ul>
        {spread.map(({ stars, label, count: given }) => (
          <li key={stars} className={styles.spread}>
            <span className="number">{stars}</span>
            <meter min="0" max={total} value={given} aria-label={label} />
            <span className="number">{given}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
