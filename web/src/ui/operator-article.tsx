import { useBoot } from '../page/contexts.ts';
import { Blocks } from '../ui/blocks.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import type { OperatorPage } from '../ui/operator-page.ts';
import styles from './front.module.css';

/** What operators say about the hall. */
export function FrontPage({ data: { title, lang, blocks } }: { data: OperatorPage }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page="frontpage">
      {device === 'pc' ? <Crumbs crumbs={[{ name: title }]} /> : null}
      <article className={`panel ${styles.text} ${styles.page}`}>
        <h1 lang={lang} className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <Blocks blocks={blocks} lang={lang} />
      </article>
    </div>
  );
}
