import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import type { CategoriesT2Data } from './categories-t2-data.ts';
import { CategoryGrid } from './category-grid.tsx';
import styles from './index-page.module.css';
import { LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';

/** A category's second level, with the third level below each entry. */
export function CategorySecondLevelPage({ data }: { data: CategoriesT2Data }) {
  const boot = useBoot();
  const { text } = useTexts();
  const crumbs = [
    { name: text('lists.productCategories.title'), href: hrefOf(boot)('productCategories', {}) },
    { name: data.name },
  ];
  return (
    <div className="wrap" data-page="categories-t2" data-category={data.id}>
      {boot.device === 'pc' ? <PageBreadcrumbs crumbs={crumbs} /> : null}
      <ListHeading name={data.name} count={data.count} />
      <p className={styles.lead}>
        <a className="link" href={data.all}>
          {text('lists.t2.all', { category: data.name })}
        </a>
      </p>
      <LinkChips label={text('lists.t2.beside')} links={data.beside} />
      <CategoryGrid tiles={data.tiles} industry={data.industry} />
    </div>
  );
}
