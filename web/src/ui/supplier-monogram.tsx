import styles from './supplier-monogram.module.css';

/** A supplier's initials where it has no picture. */
export function SupplierMonogram({ letters }: { letters: string }) {
  return (
    <span className={styles.monogram} aria-hidden="true">
      {letters}
    </span>
  );
}
