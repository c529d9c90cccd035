import { Icon } from './icon.tsx';
import styles from './status.module.css';

/** A status as a shape and a word. */
export function Status({ tone, label }: { tone: 'waits' | 'open' | 'over'; label: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {tone === 'over' ? <Icon name="check" small /> : <i aria-hidden="true" />}
      {label}
    </span>
  );
}
