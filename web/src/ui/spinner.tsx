import styles from './spinner.module.css';

/** Something is under way; words beside it say what. */
export function Spinner() {
  return <i className={styles.spinner} aria-hidden="true" />;
}
