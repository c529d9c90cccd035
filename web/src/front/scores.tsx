import { useBoot, useTexts } from '../page/contexts.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './front.module.css';
import { Turns } from './page-turns.tsx';
import type { ScoresData } from './scores.screen.ts';

/** What buyers said of a product: their average, how it is spread, and each review. D-72 */
export function ScoresPage({ data }: { data: ScoresData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { product, productHref, reviews } = data;
  return (
    <div className="wrap" data-page="product-scores">
      {device === 'pc' ? (
        <Crumbs crumbs={[{ name: product, href: productHref }, { name: text('scores.heading') }]} />
      ) : null}
      <h1 className={styles.head}>{text('scores.title', { product: `\u2068${product}\u2069` })}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {reviews.length === 0 ? (
            <p className={`panel ${styles.none}`}>{text('scores.none')}</p>
          ) : (
            <Reviews reviews={reviews} />
          )}
          <Turns pages={data.pages} />
          <p className={styles.ways}>
            <a className="button" href={productHref}>
              {text('scores.product')}
            </a>
          </p>
        </div>
        {data.average === null ? null : <Spread data={data} />}
      </div>
    </div>
  );
}

const Stars = ({ stars, label }: { stars: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {'★'.repeat(stars)}
    {'☆'.repeat(5 - stars)}
  </span>
);

function Reviews({ reviews }: Pick<ScoresData, 'reviews'>) {
  const list = useLazyImages<HTMLUListElement>(reviews);
  return (
    <ul ref={list} className={`panel ${styles.reviews}`}>
      {reviews.map(({ user, stars, label, content, lang, date, images }, place) => (
        <li key={place}>
          <p className={styles.by}>
            <b>
              <bdi>{user}</bdi>
            </b>
            <Stars stars={stars} label={label} />
            <span className="meta">{date}</span>
          </p>
          <p lang={lang}>
            <bdi>{content}</bdi>
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

function Spread({ data }: { data: ScoresData }) {
  return (
    <aside className={`panel stand ${styles.card}`}>
      <p className={styles.big}>{data.average}</p>
      <p className="meta">{data.count}</p>
      <ul>
        {data.spread.map(({ stars, label, count }) => (
          <li key={stars} className={styles.spread}>
            <span>{stars}</span>
            <meter min="0" max={data.total} value={count} aria-label={label} />
            <span className="number">{count}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
