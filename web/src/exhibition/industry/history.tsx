import { useTexts } from '../../page/contexts.ts';
import { ArticleBlocks } from '../../ui/article-blocks.tsx';
import type { HistoryData } from './history-data.ts';
import styles from './industry.module.css';
import { IndustryFrame } from './industry-frame.tsx';

/** The dates and places of past editions. */
export function ExhibitionHistoryPage({ data: { industry, editions, blocks, lang } }: { data: HistoryData }) {
  const { text } = useTexts();
  return (
    <IndustryFrame data={industry}>
      <div className={styles.list}>
        <h2>{text('industryExpo.tab.history')}</h2>
        {blocks.length === 0 ? null : <ArticleBlocks blocks={blocks} lang={lang} level="h3" />}
        {editions.length === 0 ? (
          blocks.length === 0 && <p>{text('industryExpo.history.none')}</p>
        ) : (
          <ol className={`panel ${styles.rows}`}>
            {editions.map(({ id, name, days, location }) => (
              <li key={id} data-edition={id}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span>
                  <bdi>{days}</bdi>
                </span>
                <span className="meta">
                  <bdi>{location}</bdi>
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </IndustryFrame>
  );
}
