import styles from './supplier-monogram.module.css';

interface SupplierMonogramProps {
  readonly letters: string;
  /** The address of its logo; '' without one. */
  readonly logo?: string;
}

/** A supplier's logo, or its initials without one. The supplier's name is beside it. */
export function SupplierMonogram({ letters, logo }: SupplierMonogramProps) {
  return logo ? (
    <img className={styles.logo} src={logo} alt="" loading="lazy" />
  ) : (
    <span className={styles.monogram} aria-hidden="true">
      {letters}
    </span>
  );
}
