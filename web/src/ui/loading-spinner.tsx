import styles from './loading-spinner.module.css';

/** Something is under way; words beside it say what. */
export function LoadingSpinner() {
  return <i className={styles.spinner} aria-hidden="true" />;
}
