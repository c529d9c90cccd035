import { useLazyImages } from '../../ui/lazy-images.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './news.module.css';
import type { NewsWords } from './news-words.ts';

interface NewsListProps {
  readonly news: readonly NewsWords[];
  /** The level of their headings. */
  readonly level: 'h2' | 'h3';
  /** Whether the rows are as low as their text, for a few news among other sections. */
  readonly isCompact?: boolean;
}

/** News articles with date and summary. D-53 */
export function NewsList({ news, level: Heading, isCompact = false }: NewsListProps) {
  const list = useLazyImages<HTMLUListElement>(news);
  return (
    <ul ref={list} className={`panel ${styles.news}`} data-compact={isCompact || undefined}>
      {news.map(({ id, title, summary, day, cover, lang, href }) => (
        <li key={id} data-news={id} data-covered={cover !== null || undefined}>
          {cover === null ? null : <Picture src={cover} width={166} place="below" />}
          <div>
            <p className="meta">{day}</p>
            <Heading lang={lang}>
              <a href={href} dir={lang === undefined ? undefined : 'auto'}>
                {title}
              </a>
            </Heading>
            <p lang={lang} dir={lang === undefined ? undefined : 'auto'}>
              {summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
