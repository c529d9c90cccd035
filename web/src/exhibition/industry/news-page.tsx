import { useTexts } from '../../page/contexts.ts';
import { ArticleBlocks } from '../../ui/article-blocks.tsx';
import { IndustryFrame } from './industry-frame.tsx';
import styles from './news.module.css';
import type { NewsData } from './news-data.ts';

/** A news article. */
export function NewsPage({ data: { industry, news, picture, blocks, backHref } }: { data: NewsData }) {
  const { text } = useTexts();
  return (
    <IndustryFrame data={industry}>
      <section className={`panel ${styles.article}`} data-news={news.id}>
        <p className="meta">{news.day}</p>
        <h2 lang={news.lang} dir={news.lang === undefined ? undefined : 'auto'}>
          {news.title}
        </h2>
        <p lang={news.lang} className={styles.summary}>
          {news.summary}
        </p>
        {picture === null ? null : <img src={picture} alt="" width="960" height="540" fetchPriority="high" />}
        <ArticleBlocks blocks={blocks} lang={news.lang} level="h3" />
        <p>
          <a className="link" href={backHref}>
            {text('industryExpo.news.back')}
          </a>
        </p>
      </section>
    </IndustryFrame>
  );
}
