import styles from './exhibitor-count.module.css';
import type { Choice } from './exhibitors-data.ts';

/** The number of exhibitors behind a choice. Screen readers read what is counted. */
export function ExhibitorCount({ count, results }: Pick<Choice, 'count' | 'results'>) {
  return (
    <span className={styles.count}>
      <small className="number" aria-hidden="true">
        {count}
      </small>
      <span className="hidden"> {results}</span>
    </span>
  );
}
