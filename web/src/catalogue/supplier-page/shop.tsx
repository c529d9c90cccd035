import { type ReactNode, useId } from 'react';
import { useCachedChildren } from '../../page/cached-markup.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { PageNavigation } from '../search/page-navigation.tsx';
import styles from './shop.module.css';
import type { ShopWords } from './shop-words.ts';
import type { SupplierData } from './supplier-data.ts';

interface SupplierShopProps {
  readonly data: SupplierData;
  /** Shown below the groups, beside the products. */
  readonly aside?: ReactNode;
}

/** A supplier's products in pages, with a search and groups. All of it works without JavaScript. */
export function SupplierShop({ data: { shop, isHome }, aside }: SupplierShopProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const isPc = device === 'pc';
  return (
    <section className={styles.shop} id="products">
      {isPc ? (
        <div className={styles.rail}>
          <SupplierShopSearch shop={shop} />
          <ProductGroups shop={shop} />
          {aside}
        </div>
      ) : null}
      <div className={styles.goods}>
        <div className="section-head">
          <h2>{text('supplier.products')}</h2>
          <p className="meta number">{shop.count}</p>
        </div>
        {isPc ? null : <SupplierShopSearch shop={shop} />}
        {isPc ? null : <ProductGroups shop={shop} />}
        <FilterChosen shop={shop} />
        {shop.none === null ? (
          <ProductGrid cards={shop.products} columns="four" eager={isHome ? 0 : isPc ? 4 : 2} />
        ) : (
          <EmptyShop shop={shop} />
        )}
        <PageNavigation pages={shop.pages} />
      </div>
    </section>
  );
}

function SupplierShopSearch({ shop: { keyword, allHref } }: { shop: ShopWords }) {
  const { text } = useTexts();
  const { pathname, searchParams } = new URL(allHref, 'http://address.invalid');
  const field = useId();
  return (
    <search aria-label={text('supplier.shop.search')}>
      <form className={styles.search} action={pathname} key={keyword}>
        {[...searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="hidden" htmlFor={field}>
          {text('supplier.shop.search')}
        </label>
        <input
          id={field}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={200}
          placeholder={text('supplier.shop.search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={text('supplier.shop.search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/**
 * Groups as links; the selected one links back to all products. Search engines need not follow them, since each product
 * has its own page.
 */
function ProductGroups({ shop: { groups } }: { shop: ShopWords }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const links = useCachedChildren('shop groups', groups, () => renderLinks(groups));
  if (groups.length < 2 && !groups.some(({ isChosen }) => isChosen)) return null;
  return (
    <nav className={styles.groups} aria-label={text('supplier.groups')}>
      {device === 'pc' ? <h2>{text('supplier.groups')}</h2> : null}
      <ul {...links} />
    </nav>
  );
}

const renderLinks = (groups: ShopWords['groups']) => (
  <>
    {groups.map(({ id, name, count, isChosen, href }) => (
      <li key={id}>
        <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
          <bdi>{name}</bdi>
          <small className="number">{count}</small>
        </a>
      </li>
    ))}
  </>
);

/** The searched words and the selected group, with a link back to all products. */
function FilterChosen({ shop: { keyword, group, allHref } }: { shop: ShopWords }) {
  const { text } = useTexts();
  const chosen = [keyword, group].filter((words) => words !== null && words !== '');
  if (chosen.length === 0) return null;
  return (
    <p className={styles.chosen}>
      <bdi>{chosen.join(' · ')}</bdi>
      <a className="link" href={allHref}>
        {text('supplier.shop.all')}
      </a>
    </p>
  );
}

function EmptyShop({ shop: { none, allHref, isNarrowed, isPastEnd } }: { shop: ShopWords }) {
  const { text } = useTexts();
  return (
    <div className={`panel ${styles.none}`}>
      <p>{none}</p>
      {isPastEnd && !isNarrowed ? (
        <a className="button" href={allHref}>
          {text('supplier.shop.all')}
        </a>
      ) : null}
    </div>
  );
}
