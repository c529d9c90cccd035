import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './category-filter.module.css';
import type { SearchData } from './search-data.ts';

/** Narrows the results by category: a rail beside them on PC, a menu above them on a phone. */
export function CategoryFilter({ data }: { data: SearchData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  if (data.categories.length === 0 && data.chosen === null) return device === 'pc' ? <div /> : null;
  if (device === 'pc') {
    return (
      <aside className={styles.rail} aria-label={text('search.category')}>
        <h2>{text('search.category')}</h2>
        <Links data={data} />
      </aside>
    );
  }
  return (
    <details className={styles.panel} name="search-tools" key={data.chosen?.label}>
      <summary>
        {data.chosen === null ? (
          text('search.category')
        ) : (
          <>
            <span className="hidden">{text('search.category')}: </span>
            <bdi>{data.chosen.label}</bdi>
          </>
        )}
        <Icon name="chevron" small />
      </summary>
      <Links data={data} />
    </details>
  );
}

function Links({ data }: { data: SearchData }) {
  const { text } = useTexts();
  return (
    <ul className={styles.links}>
      {data.chosen === null ? null : (
        <li>
          <a href={data.chosen.href}>
            <Icon name="back" small flip />
            {text('search.category.all')}
          </a>
        </li>
      )}
      {data.chosen === null ? null : (
        <li>
          <b aria-current="true">
            <bdi>{data.chosen.label}</bdi>
          </b>
        </li>
      )}
      {data.categories.map((category) => (
        <li key={category.href} data-sub={data.chosen === null ? undefined : ''}>
          <a href={category.href}>
            <bdi>{category.label}</bdi>
            <small className="number">{category.count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
