import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { EmptyPage } from './empty-page.tsx';
import styles from './index-page.module.css';
import { LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';
import type { ProductCategoriesData } from './product-categories-data.ts';

/** All first-level categories by industry. */
export function ProductCategories({ data }: { data: ProductCategoriesData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const pageHref = hrefOf(boot)('productCategories', {});
  const pageLinks = data.industries.map(({ key }) => ({ name: text(`industry.${key}`), href: `${pageHref}#${key}` }));
  return (
    <div className="wrap" data-page="product-categories">
      {boot.device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('lists.productCategories.title') }]} /> : null}
      <ListHeading name={text('lists.productCategories.title')} />
      <p className={styles.lead}>{text('lists.productCategories.lead')}</p>
      <LinkChips label={text('lists.industries')} links={pageLinks} />
      {data.industries.length === 0 ? <EmptyPage title={text('search.empty')} /> : null}
      {data.industries.map(({ key, tiles }, place) => (
        <section key={key} id={key} className="section" data-industry={key}>
          <div className="section-head">
            <h2>{text(`industry.${key}`)}</h2>
          </div>
          <CategoryGrid tiles={tiles} industry={key} isBelow={place > 0} />
        </section>
      ))}
    </div>
  );
}
