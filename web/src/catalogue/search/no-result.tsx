import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkChips } from '../lists/link-chips.tsx';
import styles from './no-result.module.css';
import type { SearchData } from './search-data.ts';

/** Shown when nothing matches, with links to other pages and to the most viewed categories. */
export function NoResult({ data }: { data: SearchData }) {
  const { text } = useTexts();
  const { rfq } = data.elsewhere;
  return (
    <section className={`panel ${styles.none}`}>
      <Icon name="search" />
      <h2>{data.none}</h2>
      {data.firstPage === null ? <p>{text(getReasonKey(data))}</p> : null}
      <p className={styles.ways}>
        {data.firstPage === null ? null : (
          <a className="button primary" href={data.firstPage}>
            {text('search.firstPage')}
          </a>
        )}
        {rfq === null || data.firstPage !== null ? null : (
          <a className="button primary" href={rfq}>
            {text('search.none.rfq')}
          </a>
        )}
        <a
          className={rfq === null && data.firstPage === null ? 'button primary' : 'button'}
          href={data.elsewhere.categories}
        >
          {text('search.none.categories')}
        </a>
        {data.filters?.clearAll ? (
          <a className="button" href={data.filters.clearAll}>
            {text('search.filters.clearAll')}
          </a>
        ) : null}
        {data.wider ? (
          <a className="button" href={data.wider.href}>
            {data.wider.name}
          </a>
        ) : data.chosen === null ? null : (
          <a className="button" href={data.chosen.href}>
            {text('search.clear', { filter: data.chosen.label })}
          </a>
        )}
        <a className="button quiet" href={data.elsewhere.all}>
          {text(data.type === 'product' ? 'search.none.all' : 'search.none.allSuppliers')}
        </a>
      </p>
      {data.popular.length === 0 ? null : (
        <div className={styles.popular}>
          <h3>{text('search.none.popular')}</h3>
          <LinkChips label={text('search.none.popular')} links={data.popular} wrap />
        </div>
      )}
    </section>
  );
}

/** The advice to show: other words help only if the visitor searched for words. */
function getReasonKey({ elsewhere, keyword }: SearchData) {
  if (elsewhere.rfq === null) return 'search.none.why';
  return keyword === '' ? 'search.none.describe' : 'search.none.ask';
}
