import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { SupplierList } from '../../ui/supplier-list.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { EmptyPage } from './empty-page.tsx';
import type { HotData } from './hot-data.ts';
import styles from './index-page.module.css';
import { LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';

/** The most viewed entries of a kind. */
export function PopularItemsPage({ data }: { data: HotData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const heading = text(`lists.hot.${data.type}.title`);
  return (
    <div className="wrap" data-page="hot" data-hot={data.type}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: heading }]} /> : null}
      <ListHeading name={heading} count={data.count} />
      <p className={styles.lead}>{text('lists.hot.lead')}</p>
      <LinkChips label={text('lists.hot.kinds')} links={data.kinds} wrap />
      <PopularItemList data={data} />
    </div>
  );
}

function PopularItemList({ data: { type, products, suppliers, categories } }: { data: HotData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  if (products.length > 0) return <ProductGrid cards={products} columns="four" eager={device === 'h5' ? 4 : 8} />;
  if (suppliers.length > 0) return <SupplierList cards={suppliers} shape="rows" />;
  if (categories.length > 0) return <CategoryGrid tiles={categories} />;
  return <EmptyPage title={text(`lists.hot.${type}.none`)} />;
}
