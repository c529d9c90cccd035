import { Icon } from '../ui/icon.tsx';
import styles from './manage.module.css';

/** How a request stands, by a shape and a word. */
export function RfqStatus({ isOpen, label }: { isOpen: boolean; label: string }) {
  return (
    <span className={styles.status} data-open={isOpen ? '' : undefined}>
      {isOpen ? <i aria-hidden="true" /> : <Icon name="check" small />}
      {label}
    </span>
  );
}
