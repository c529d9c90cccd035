import { Icon } from '../../ui/icon.tsx';
import styles from './compare-table.module.css';

/** A tick and a word on the best value of a row. */
export function CompareBestMark({ children }: { children: string }) {
  return (
    <span className={styles.best}>
      <Icon name="check" small />
      {children}
    </span>
  );
}
