import { useEffect, useRef, useState } from 'react';
import { useCachedChildren } from '../../page/cached-markup.tsx';
import { useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './category-filter.module.css';
import type { FilterWords } from './filter-words.ts';
import { FilterPanel } from './filters.tsx';
import type { FilterLink, SearchData } from './search-data.ts';

const FILTERS_ID = 'filters';
const OPENER = `a[href="#${FILTERS_ID}"]`;

/** Whether a list has anything to filter by. */
export const hasFilters = ({ categories, chosen, filters }: SearchData): boolean =>
  categories.length > 0 || chosen !== null || filters !== null;

/** Opens the sheet where the side column does not fit beside the results. It is a plain link, which works without scripts. */
export function CategoryFilterLink({ data, className }: { data: SearchData; className: string | undefined }) {
  const { text } = useTexts();
  const count = data.filters?.count ?? null;
  return (
    <a className={`${className} ${styles.opener}`} href={`#${FILTERS_ID}`}>
      {count === null ? text('search.filters') : <b>{text('search.filters.count', { count })}</b>}
      <Icon name="chevron" small />
    </a>
  );
}

/**
 * Filters the results: a side column in a wide window, else a sheet over them. The sheet is the target of a link, so that
 * it opens without scripts and going back closes it.
 */
export function CategoryFilter({ data }: { data: SearchData }) {
  const { text } = useTexts();
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, isBackSafe] = useIsOpen(data);
  const [pending, setPending] = useState<FilterWords | null>(null);
  const filters = pending ?? data.filters;
  const hasCategories = data.categories.length > 0 || data.chosen !== null;
  return (
    <section
      ref={sheet}
      className={styles.rail}
      id={FILTERS_ID}
      aria-label={text('search.filters')}
      data-open={isOpen ?? undefined}
      tabIndex={-1}
    >
      <div className={styles.top}>
        <b>{text('search.filters')}</b>
        {filters?.clearAll ? (
          <a href={filters.clearAll} rel="nofollow" data-clear="">
            {text('search.filters.clearAll')}
          </a>
        ) : null}
        <a href="#results" aria-label={text('search.filters.close')}>
          <Icon name="close" />
        </a>
      </div>
      {hasCategories ? (
        <section>
          <h2>{text('search.category')}</h2>
          <CategoryLinks data={data} />
        </section>
      ) : null}
      {filters === null ? null : <FilterPanel filters={filters} />}
      {isOpen && data.filters !== null ? (
        <SlotLoader
          name="filterSheet"
          isWanted
          isQuiet
          part={{ sheet, opener: OPENER, filters: data.filters, setFilters: setPending, isBackSafe }}
        />
      ) : null}
    </section>
  );
}

/**
 * Whether the address opens the sheet; null until the page is rendered in the browser, when the style sheet decides. The
 * router's navigations do not change the target of an address. Also returns whether it was opened on this page.
 */
function useIsOpen(data: SearchData): readonly [boolean | null, boolean] {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isBackSafe = useRef(false);
  useEffect(() => {
    const follow = () => setOpen(location.hash === `#${FILTERS_ID}`);
    const handleHash = () => {
      isBackSafe.current = true;
      follow();
    };
    follow();
    addEventListener('hashchange', handleHash);
    return () => removeEventListener('hashchange', handleHash);
  }, [data]);
  return [isOpen, isBackSafe.current];
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
