import { useTexts } from '../../page/contexts.ts';
import { PageTurns } from '../../ui/row-list.tsx';
import styles from './industry.module.css';
import { TAB_LABELS } from './industry-data.ts';
import { IndustryFrame } from './industry-frame.tsx';
import { NewsList } from './news-list.tsx';
import type { NewsListData } from './news-list-data.ts';

/** A page of the news list.   */
export function NewsListPage({ data }: { data: NewsListData }) {
  const { text } = useTexts();
  const { industry, news, type, previous, next } = data;
  return (
    <IndustryFrame data={industry}>
      <div className={styles.list} data-news-type={type} data-page-no={data.pageNo}>
        <h2>{text(TAB_LABELS[industry.tab])}</h2>
        {news.length === 0 ? <p>{text('industryExpo.news.none')}</p> : <NewsList news={news} level="h3" />}
        {previous === null && next === null ? null : (
          <PageTurns
            label={text('industryExpo.news.pages')}
            page={data.page}
            previous={{ text: text('exhibition.page.previous'), turn: toTurn(previous) }}
            next={{ text: text('exhibition.page.next'), turn: toTurn(next) }}
          />
        )}
      </div>
    </IndustryFrame>
  );
}

const toTurn = (href: string | null) => (href === null ? null : { href });
