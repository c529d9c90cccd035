import { useCachedChildren } from '../../page/cached-markup.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './category-filter.module.css';
import { FilterPanel } from './filters.tsx';
import type { FilterLink, SearchData } from './search-data.ts';

const FILTERS_ID = 'filters';

/** Shows the side column where it does not fit beside the results. It is a plain link, which works without scripts. */
export function CategoryFilterLink() {
  const { text } = useTexts();
  return (
    <a className={`button ${styles.opener}`} href={`#${FILTERS_ID}`}>
      {text('search.filters')}
    </a>
  );
}

/** Filters the results: a side column on a PC, a sheet over them on a phone. */
export function CategoryFilter({ data }: { data: SearchData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const hasCategories = data.categories.length > 0 || data.chosen !== null;
  const categories = hasCategories ? (
    <section>
      <h2>{text('search.category')}</h2>
      <CategoryLinks data={data} />
    </section>
  ) : null;
  const filters = data.filters === null ? null : <FilterPanel filters={data.filters} />;
  if (categories === null && filters === null) return device === 'pc' ? <div /> : null;
  if (device === 'pc') {
    return (
      <aside className={styles.rail} id={FILTERS_ID} aria-label={text('search.filters')}>
        {categories}
        {filters}
      </aside>
    );
  }
  const count = data.filters?.count ?? null;
  const chosen = [data.chosen?.label, ...(data.filters?.chosen ?? []).map(({ label }) => label)];
  return (
    <details className={styles.panel} name="search-tools" key={chosen.join()}>
      <summary>
        {count === null ? text('search.filters') : <b>{text('search.filters.count', { count })}</b>}
        <Icon name="chevron" small />
      </summary>
      <div className={styles.sheet}>
        {categories}
        {filters}
      </div>
    </details>
  );
}

function CategoryLinks({ data: { chosen, above, categories } }: { data: SearchData }) {
  return chosen === null ? (
    <AllCategories categories={categories} />
  ) : (
    <CategoryChildren chosen={chosen} above={above} categories={categories} />
  );
}

function AllCategories({ categories }: Pick<SearchData, 'categories'>) {
  const items = useCachedChildren('categories', categories, () => (
    <>{categories.map((category) => itemOf(category))}</>
  ));
  return <ul className={styles.links} {...items} />;
}

interface CategoryChildrenProps {
  readonly chosen: NonNullable<SearchData['chosen']>;
  readonly above: SearchData['above'];
  readonly categories: SearchData['categories'];
}

/** The selected category with its parents and children, indented by level, and a link to all categories. */
function CategoryChildren({ chosen, above, categories }: CategoryChildrenProps) {
  const { text } = useTexts();
  return (
    <ul className={styles.links}>
      <li>
        <a href={chosen.href}>
          <Icon name="back" small flip />
          {text('search.category.all')}
        </a>
      </li>
      {above.map(({ href, label }, level) => (
        <li key={href} data-level={level}>
          <a href={href}>
            <Icon name="back" small flip />
            <bdi>{label}</bdi>
          </a>
        </li>
      ))}
      <li data-level={above.length + 1}>
        <b aria-current="true">
          <bdi>{chosen.label}</bdi>
        </b>
      </li>
      {categories.map((category) => itemOf(category, above.length + 2))}
    </ul>
  );
}

function itemOf({ href, label, count }: FilterLink, level?: number) {
  return (
    <li key={href} data-level={level}>
      <a href={href}>
        <bdi>{label}</bdi>
        <small className="number">{count}</small>
      </a>
    </li>
  );
}
