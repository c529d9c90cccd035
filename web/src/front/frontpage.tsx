import { useBoot } from '../page/contexts.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Blocks } from './blocks.tsx';
import styles from './front.module.css';
import type { OperatorPage } from './operator-page.ts';

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
