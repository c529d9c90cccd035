import type { ContentBlock } from '@fairhall/core/contract/resource';
import { useBoot, useTexts } from '../app/contexts.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import styles from './policy.module.css';
import type { PolicyData } from './policy-data.ts';

/** A page to be read from top to bottom. */
export function Policy({ data }: { data: PolicyData }) {
  const { device, lang } = useBoot();
  const { text } = useTexts();
  const { content, site } = data;
  return (
    <div className="wrap" data-page="policy">
      {device === 'pc' ? <Crumbs crumbs={[{ name: content.title }]} /> : null}
      <article className={`panel ${styles.policy}`} lang={content.lang === lang ? undefined : content.lang}>
        <h1>{content.title}</h1>
        {site === null ? null : <p className={styles.site}>{text('policies.site', { site })}</p>}
        {data.updated === null ? null : <p className="meta">{data.updated}</p>}
        {content.blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  if (block.type !== 'items') return block.type === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
