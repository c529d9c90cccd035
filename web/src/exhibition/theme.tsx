import { useTexts } from '../page/contexts.ts';
import { ArticleBlocks } from '../ui/article-blocks.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { ExhibitionHeader } from './exhibition-header.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { ExhibitorPages } from './exhibitor-pages.tsx';
import styles from './exhibitors.module.css';
import type { ThemeData } from './theme-data.ts';

/** A theme of an exhibition: its products and exhibitors. */
export function ExhibitionThemePage({ data }: { data: ThemeData }) {
  const { text } = useTexts();
  const { expo, title, article: said, exhibitors } = data;
  return (
    <article data-page="expo-theme" data-exhibition={expo.id}>
      <ExhibitionHeader expo={expo} tab={null} />
      <div className="wrap">
        <section className={styles.list}>
          <div className="section-head">
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <p className="meta number">{data.count}</p>
          </div>
          {said === null ? null : <ArticleBlocks blocks={said.blocks} lang={said.lang} level="h3" />}
          {data.pageNo > 1 ? null : <ExhibitionThemeProducts data={data} />}
        </section>
        <section className={styles.list} aria-label={text('exhibition.exhibitors')}>
          {exhibitors.length === 0 ? (
            <p className={`panel ${styles.none}`}>{text('exhibition.theme.none')}</p>
          ) : (
            <>
              <div className="section-head">
                <h3>{text('exhibition.exhibitors')}</h3>
              </div>
              <ExhibitorList exhibitors={exhibitors} shape="rows" planAt={data.canPlan ? expo.id : undefined} />
            </>
          )}
          <ExhibitorPages position={data} />
        </section>
      </div>
    </article>
  );
}

function ExhibitionThemeProducts({ data: { products, productsHref } }: { data: ThemeData }) {
  const { text } = useTexts();
  if (products.length === 0) return null;
  return (
    <>
      <ProductGrid cards={products} columns="six" />
      {productsHref === null ? null : (
        <p>
          <a className="link" href={productsHref}>
            {text('exhibition.theme.allProducts')}
          </a>
        </p>
      )}
    </>
  );
}
