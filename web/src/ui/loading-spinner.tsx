import styles from './loading-spinner.module.css';

/** A spinner without a text of its own; a text beside it says what is loading. */
export function LoadingSpinner() {
  return <i className={styles.spinner} aria-hidden="true" />;
}
