import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { ReviewList, ReviewSpread } from '../ui/reviews.tsx';
import styles from './front.module.css';
import { PageNavigation } from './page-navigation.tsx';
import type { ScoresData } from './scores-data.ts';

/** A product's reviews: their average, their distribution, and each review. D-72 */
export function ReviewScoresPage({ data }: { data: ScoresData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { product, productHref, reviews } = data;
  return (
    <div className="wrap" data-page="product-scores">
      {device === 'pc' ? (
        <PageBreadcrumbs crumbs={[{ name: product, href: productHref }, { name: text('scores.heading') }]} />
      ) : null}
      <h1 className={styles.head}>{text('scores.title', { product: `\u2068${product}\u2069` })}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {reviews.length === 0 ? (
            <p className={`panel ${styles.none}`}>{text('scores.none')}</p>
          ) : (
            <div className="panel">
              <ReviewList reviews={reviews} />
            </div>
          )}
          <PageNavigation pages={data.pages} />
          <p className={styles.ways}>
            <a className="button" href={productHref}>
              {text('scores.product')}
            </a>
          </p>
        </div>
        {data.total === 0 ? null : (
          <aside className={`panel stand ${styles.card}`}>
            <ReviewSpread average={data.average} count={data.count} total={data.total} spread={data.spread} />
          </aside>
        )}
      </div>
    </div>
  );
}
