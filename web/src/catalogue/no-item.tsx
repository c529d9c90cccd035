import { useBoot } from '../page/contexts.ts';
import { SearchBar } from '../ui/search-bar.tsx';
import styles from './no-item.module.css';

/** What the page of a product or supplier that does not exist (any more) says. */
export interface NoItemWords {
  /** The HTTP status, for the visitor who reports it. */
  readonly status: number;
  readonly heading: string;
  readonly text: string;
}

interface NoItemProps {
  readonly words: NoItemWords;
  readonly type: 'product' | 'supplier';
}

/** Says what does not exist any more, with a search; what the page offers instead is below it. */
export function NoItem({ words: { status, heading, text }, type }: NoItemProps) {
  const { device } = useBoot();
  return (
    <div className="wrap">
      <section className={`panel ${styles.missing}`} data-page="error" data-page-error="noSuchPage">
        <p className={styles.status}>{status}</p>
        <h1>{heading}</h1>
        <p>{text}</p>
        <SearchBar shape={device === 'h5' ? 'row' : undefined} type={type} />
      </section>
    </div>
  );
}
