import { useBoot } from '../page/contexts.ts';
import { ArticleBlocks } from './article-blocks.tsx';
import styles from './operator-article.module.css';
import type { OperatorPage } from './operator-page.ts';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

/** A page that consists only of content that operators wrote; `mark` is its `data-page` value. D-45 */
export function OperatorArticle({ page: { title, lang, blocks }, mark }: { page: OperatorPage; mark: string }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page={mark}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: title }]} /> : null}
      <article className={`panel ${styles.article}`}>
        <h1 lang={lang}>
          <bdi>{title}</bdi>
        </h1>
        <ArticleBlocks blocks={blocks} lang={lang} />
      </article>
    </div>
  );
}
