import type { ContentBlock, StaticContent } from '@fairhall/core/contract/cms/static-content';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import styles from './policy.module.css';
import type { PolicyData } from './policy-data.ts';

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
        {content.blocks.map((block, index) => (
          <PolicyBlock key={index} block={block} />
        ))}
      </article>
      {data.terms ? <PolicyTerms terms={data.terms} /> : null}
    </div>
  );
}

function PolicyTerms({ terms }: { terms: StaticContent }) {
  const { lang } = useBoot();
  return (
    <article id="terms" className={`panel ${styles.policy}`} lang={terms.lang === lang ? undefined : terms.lang}>
      <h2 className={styles.title}>{terms.title}</h2>
      {terms.blocks.map((block, index) => (
        <PolicyBlock key={index} block={block} level="h3" />
      ))}
    </article>
  );
}

function PolicyBlock({ block, level: Heading = 'h2' }: { block: ContentBlock; level?: 'h2' | 'h3' }) {
  if (block.type !== 'items') return block.type === 'heading' ? <Heading>{block.text}</Heading> : <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
