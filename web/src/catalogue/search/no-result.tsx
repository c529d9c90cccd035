import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './no-result.module.css';
import type { SearchData } from './search-data.ts';

/** What is said when nothing matches, with ways on. */
export function NoResult({ data }: { data: SearchData }) {
  const { text } = useTexts();
  const { ask } = data.elsewhere;
  return (
    <section className={`panel ${styles.none}`}>
      <Icon name="search" />
      <h2>{data.none}</h2>
      <p>{text(ask === null ? 'search.none.why' : 'search.none.ask')}</p>
      <p className={styles.ways}>
        {ask === null ? null : (
          <a className="button primary" href={ask}>
            {text('search.none.rfq')}
          </a>
        )}
        <a className={ask === null ? 'button primary' : 'button'} href={data.elsewhere.categories}>
          {text('search.none.categories')}
        </a>
        {data.chosen === null ? null : (
          <a className="button" href={data.chosen.href}>
            {text('search.clear', { filter: data.chosen.label })}
          </a>
        )}
        <a className="button quiet" href={data.elsewhere.all}>
          {text('search.none.all')}
        </a>
      </p>
    </section>
  );
}
