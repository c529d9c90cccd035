import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { CategoryGrid } from '../lists/category-grid.tsx';
import { LinkChips } from '../lists/link-chips.tsx';
import { ListHeading } from '../lists/list-heading.tsx';
import styles from './categories.module.css';
import type { CategoriesData, CategoryLink } from './categories-data.ts';

export function CategoryListPage({ data }: { data: CategoriesData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const pageLinks = [
    { name: text('lists.productCategories.title'), href: href('productCategories', {}) },
    { name: text('lists.hot.product.title'), href: href('hot', { hotType: 'product' }) },
    { name: text('lists.showroom.title'), href: href('showroomList', { letter: 'a' }) },
    { name: text('lists.hots.title'), href: href('hotsList', { letter: 'a' }) },
    { name: text('lists.sitemap.title'), href: href('sitemap', {}) },
  ];
  return (
    <div className="wrap" data-page="categories">
      {boot.device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('categories.title') }]} /> : null}
      <ListHeading name={text('categories.title')} />
      <p className={styles.lead}>{text('categories.lead')}</p>
      <LinkChips label={text('lists.ways')} links={pageLinks} />
      {data.active === null ? null : <CategoryChosen chosen={data.active} />}
      {data.industries.map((industry) => (
        <section
          key={industry.key}
          id={industry.key}
          className={`panel stand ${styles.industry}`}
          data-industry={industry.key}
        >
          <h2>{text(`industry.${industry.key}`)}</h2>
          <div className={styles.columns}>
            {industry.categories.map((category) => (
              <CategoryFirstLevel key={category.id} category={category} active={category.id === data.active?.id} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The category that the address selects, with its subcategories expanded. */
function CategoryChosen({ chosen }: { chosen: NonNullable<CategoriesData['active']> }) {
  return (
    <section className={styles.chosen} data-chosen={chosen.id}>
      <div className="section-head">
        <h2>
          <a href={chosen.href}>
            <bdi>{chosen.name}</bdi>
          </a>
        </h2>
        <p className="meta">{chosen.count}</p>
      </div>
      <CategoryGrid tiles={chosen.tiles} industry={chosen.industry} />
    </section>
  );
}

function CategoryFirstLevel({ category, active }: { category: CategoryLink; active: boolean }) {
  return (
    <div id={category.id} className={styles.first} data-active={active ? '' : undefined}>
      <h3>
        <a href={category.href} aria-current={active ? 'true' : undefined}>
          <bdi>{category.name}</bdi>
        </a>
      </h3>
      <p className="meta">{category.count}</p>
      <ul>
        {category.children.map((second) => (
          <li key={second.id}>
            <details>
              <summary>
                <bdi>{second.name}</bdi>
              </summary>
              <ul>
                <li>
                  <a href={second.href}>
                    <bdi>{second.name}</bdi> <small>{second.count}</small>
                  </a>
                </li>
                {second.children.map((third) => (
                  <li key={third.id}>
                    <a href={third.href} lang={third.lang ?? undefined}>
                      <bdi>{third.name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
