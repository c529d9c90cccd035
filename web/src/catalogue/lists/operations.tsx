import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { SearchResults } from '../search/search.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { EmptyPage } from './empty-page.tsx';
import indexStyles from './index-page.module.css';
import { LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';
import styles from './operations.module.css';
import type { OperationsData } from './operations-data.ts';

/**
 * Banner, first-level categories beside it, the second level as tabs, and products, suppliers or categories.
 * D-14
 */
export function OperatorListPage({ data }: { data: OperationsData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const crumbs = [{ name: text(`lists.operations.${data.kind}`) }, { name: data.heading }];
  return (
    <div className="wrap" data-page="operations" data-operations={data.kind}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={crumbs} /> : null}
      <CategoryBanner banner={data.banner} />
      <LinkChips label={text('search.tabs')} links={data.kinds} wrap />
      <div className={styles.columns}>
        <CategoryFirstLevel data={data} />
        <div>
          <LinkChips label={text('lists.operations.seconds')} links={data.seconds} />
          <ResultGrid data={data} />
        </div>
      </div>
    </div>
  );
}

function CategoryBanner({ banner }: Pick<OperationsData, 'banner'>) {
  const { text } = useTexts();
  return (
    <div className={`panel stand ${styles.banner}`} data-industry={banner.industry ?? undefined}>
      <div>
        {banner.industry === null ? null : <p className={styles.industry}>{text(`industry.${banner.industry}`)}</p>}
        <p className={styles.name}>
          <bdi>{banner.name}</bdi>
        </p>
        <p className="meta number">{banner.note}</p>
      </div>
      {banner.image === null ? null : <img src={banner.image} alt="" width="242" height="242" decoding="async" />}
    </div>
  );
}

/** First-level categories: a side column on a PC, a scrollable line on a phone. */
function CategoryFirstLevel({ data: { firsts } }: { data: OperationsData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  // On a phone the selected category comes first; otherwise it could be out of sight.
  const chosenFirst = firsts.toSorted((one, other) => Number(other.current) - Number(one.current));
  if (device !== 'pc') return <LinkChips label={text('search.category')} links={chosenFirst} />;
  return (
    <nav className={styles.rail} aria-label={text('search.category')}>
      {firsts.map((first) => (
        <a key={first.href} href={first.href} aria-current={first.current ? 'page' : undefined}>
          <bdi lang={first.lang ?? undefined}>{first.name}</bdi>
        </a>
      ))}
    </nav>
  );
}

function ResultGrid({ data: { results, tiles, heading, banner } }: { data: OperationsData }) {
  const { text } = useTexts();
  if (results !== null) return <SearchResults data={results} />;
  return (
    <>
      <ListHeading name={heading} />
      <p className={indexStyles.lead}>{text('lists.operations.lead', { category: heading })}</p>
      {tiles.length === 0 ? (
        <EmptyPage title={text('search.empty')} />
      ) : (
        <CategoryGrid tiles={tiles} industry={banner.industry} />
      )}
    </>
  );
}
