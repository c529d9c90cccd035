import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { SeenProductsSlot } from '../../ui/seen-products-slot.tsx';
import { SupplierList } from '../../ui/supplier-list.tsx';
import { useCompare } from '../compare/use-compare.tsx';
import { CategoryFilter, CategoryFilterLink, hasFilters } from './category-filter.tsx';
import { ExhibitionNote } from './exhibition-note.tsx';
import filterStyles from './filters.module.css';
import { FilterChips, ViewSwitch } from './filters.tsx';
import { NoResult } from './no-result.tsx';
import { PageNavigation } from './page-navigation.tsx';
import styles from './search.module.css';
import type { SearchData } from './search-data.ts';
import { SortMenu } from './sort-menu.tsx';

/** A page of results: heading, kinds, category filter, sort, cards, pages.  */
export function Search({ data }: { data: SearchData }) {
  const { device } = useBoot();
  const [best] = data.keyword === '' ? [] : [...data.products, ...data.suppliers];
  return (
    <div className="wrap" data-page="search" data-search-type={data.type} data-best-industry={best?.industry}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: data.heading }]} /> : null}
      <SearchResults data={data} />
    </div>
  );
}

/** The results, also below a category's own heading. `children` appear between heading and results. */
export function SearchResults({ data, children }: { data: SearchData; children?: ReactNode }) {
  const { device } = useBoot();
  const compare = useCompare();
  const isAlone = data.tabs.length === 0 && data.categories.length === 0 && data.chosen === null;
  return (
    <>
      {device === 'pc' ? <Heading data={data} /> : <PhoneHead data={data} />}
      {children}
      {data.exhibition === null ? null : <ExhibitionNote note={data.exhibition} />}
      {data.near === null ? null : <p className={styles.near}>{data.near}</p>}
      {data.none !== null ? (
        <>
          <NoResult data={data} />
          <SeenProductsSlot productId={null} className="section" />
        </>
      ) : (
        <div className={isAlone ? undefined : styles.columns}>
          {isAlone ? null : hasFilters(data) ? <CategoryFilter data={data} /> : <div />}
          <div>
            {device === 'pc' && data.sorts.length > 0 ? (
              <>
                <div className={styles.tools}>
                  {isAlone || !hasFilters(data) ? null : <CategoryFilterLink data={data} className="button" />}
                  <CategoryChosen data={data} />
                  <SortMenu sorts={data.sorts} />
                  {data.filters === null ? null : <ViewSwitch look={data.filters.look} />}
                </div>
                {data.filters === null ? null : <FilterChips filters={data.filters} />}
              </>
            ) : null}
            {data.type === 'product' ? (
              <div className={data.filters?.look?.isList ? filterStyles.rows : undefined}>
                <ProductGrid cards={data.products} columns="four" eager={device === 'h5' ? 4 : 8} choosing={compare} />
              </div>
            ) : (
              <SupplierList cards={data.suppliers} shape="rows" />
            )}
            <PageNavigation pages={data.pages} />
          </div>
        </div>
      )}
      {compare.tray}
    </>
  );
}

function Heading({ data }: { data: SearchData }) {
  return (
    <>
      <div className={styles.heading}>
        <h1>
          <bdi>{data.heading}</bdi>
        </h1>
        <Total data={data} />
      </div>
      {data.intro === null ? null : <p className={styles.intro}>{data.intro}</p>}
      {data.sortNote === null ? null : <p className={`meta ${styles.intro}`}>{data.sortNote}</p>}
      {data.tabs.length > 0 ? <SearchTabs data={data} /> : <div className={styles.apart} />}
    </>
  );
}

/** The heading is hidden on a phone, since the search bar above already shows the words. */
function PhoneHead({ data }: { data: SearchData }) {
  return (
    <>
      <h1 className="hidden">
        <bdi>{data.heading}</bdi>
      </h1>
      {data.none === null && data.sorts.length + data.categories.length > 0 ? (
        <div className={`cell-bar ${styles.bar}`}>
          {data.sorts.length > 0 ? <SortMenu sorts={data.sorts} /> : null}
          {hasFilters(data) ? <CategoryFilterLink data={data} className={styles.filters} /> : null}
          {data.filters === null ? null : <ViewSwitch look={data.filters.look} />}
        </div>
      ) : null}
      {data.intro === null ? null : <p className={styles.intro}>{data.intro}</p>}
      {data.sortNote === null ? null : <p className={`meta ${styles.intro}`}>{data.sortNote}</p>}
      <div className={styles.phoneKinds}>
        {data.tabs.length > 0 ? <SearchTabs data={data} /> : null}
        <Total data={data} />
      </div>
      {data.none === null && (data.chosen !== null || data.filters?.clearAll) ? (
        <div className={styles.tools}>
          <CategoryChosen data={data} />
          {data.filters === null ? null : <FilterChips filters={data.filters} />}
        </div>
      ) : null}
    </>
  );
}

function Total({ data }: { data: SearchData }) {
  return (
    <p className="meta number" aria-live="polite">
      {data.total}
    </p>
  );
}

/** Tabs that search for the same words among products or suppliers. */
function SearchTabs({ data }: { data: SearchData }) {
  const { text } = useTexts();
  return (
    <nav className={styles.tabs} aria-label={text('search.tabs')}>
      {data.tabs.map((tab) => (
        <a key={tab.type} href={tab.href} aria-current={tab.type === data.type ? 'page' : undefined}>
          {text(tab.type === 'product' ? 'search.products' : 'search.suppliers')}
        </a>
      ))}
    </nav>
  );
}

/** The category to which the results are limited, with a link that removes it. */
function CategoryChosen({ data }: { data: SearchData }) {
  const { text } = useTexts();
  if (data.chosen === null) return null;
  return (
    <a className={styles.chip} href={data.chosen.href} aria-label={text('search.clear', { filter: data.chosen.label })}>
      <bdi>{data.chosen.label}</bdi>
      <Icon name="close" small />
    </a>
  );
}
