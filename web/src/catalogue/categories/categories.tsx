import { useEffect } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import styles from './categories.module.css';
import type { CategoriesData, CategoryLink } from './categories.screen.ts';

export function Categories({ data }: { data: CategoriesData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  useEffect(() => {
    if (data.active !== null) document.getElementById(data.active)?.scrollIntoView();
  }, [data.active]);
  return (
    <div className="wrap" data-page="categories">
      {device === 'pc' ? <Crumbs crumbs={[{ name: text('categories.title') }]} /> : null}
      <h1 className={styles.title}>{text('categories.title')}</h1>
      <p className={styles.lead}>{text('categories.lead')}</p>
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
              <First key={category.id} category={category} active={category.id === data.active} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function First({ category, active }: { category: CategoryLink; active: boolean }) {
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
