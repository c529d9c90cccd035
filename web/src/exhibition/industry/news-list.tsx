import { useLazyImages } from '../../ui/lazy-images.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './news.module.css';
import type { NewsWords } from './news-words.ts';

/** News articles with date and summary; `level` is the level of their headings. D-53 */
export function NewsList({ news, level: Heading }: { news: readonly NewsWords[]; level: 'h2' | 'h3' }) {
  const list = useLazyImages<HTMLUListElement>(news);
  return (
    <ul ref={list} className={`panel ${styles.news}`}>
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
