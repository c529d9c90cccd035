import { useBoot, useTexts } from '../page/contexts.ts';
import { ArticleBlocks } from '../ui/article-blocks.tsx';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import styles from './policy.module.css';
import type { PolicyData, PolicyText } from './policy-data.ts';

/** A text page. */
export function PolicyPage({ data }: { data: PolicyData }) {
  const { device, lang } = useBoot();
  const { text } = useTexts();
  const { content, site } = data;
  return (
    <div className="wrap" data-page="policy">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: content.title }]} /> : null}
      <article className={`panel ${styles.policy}`} lang={content.lang === lang ? undefined : content.lang}>
        <h1>{content.title}</h1>
        {site === null ? null : <p className={styles.site}>{text('policies.site', { site })}</p>}
        {data.updated === null ? null : <p className="meta">{data.updated}</p>}
        <ArticleBlocks blocks={content.blocks} lang={undefined} />
      </article>
      {data.terms ? <PolicyTerms terms={data.terms} /> : null}
    </div>
  );
}

function PolicyTerms({ terms }: { terms: PolicyText }) {
  const { lang } = useBoot();
  return (
    <article id="terms" className={`panel ${styles.policy}`} lang={terms.lang === lang ? undefined : terms.lang}>
      <h2 className={styles.title}>{terms.title}</h2>
      <ArticleBlocks blocks={terms.blocks} lang={undefined} level="h3" />
    </article>
  );
}
