import type { ReactNode } from 'react';
import { ProductNames } from '../ui/product-names.tsx';
import styles from './fact-rows.module.css';

export interface Fact {
  readonly label: string;
  /** Null if there is none. */
  readonly value: ReactNode;
  /** Shown instead of a null value. Without it, the row is left out. */
  readonly otherwise?: string;
}

interface RfqFactRowsProps {
  readonly facts: readonly Fact[];
  /** 'short' is for the space beside a form, which fits only a few lines of each value. */
  readonly shape: 'whole' | 'short';
}

/** The facts of a request as a list of labels and values. */
export function RfqFactRows({ facts, shape }: RfqFactRowsProps) {
  return (
    <dl className={styles.rows} data-shape={shape}>
      {facts.map(({ label, value, otherwise }) =>
        value === null && otherwise === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === null ? '' : undefined}>{value ?? otherwise}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Renders user-written text in its own text direction. */
export const renderWrittenText = (value: string | null): ReactNode => (value === null ? null : <bdi>{value}</bdi>);

/** Renders the names of the requested products; null if there are none. */
export const renderProductNames = (names: readonly string[]): ReactNode =>
  names.length === 0 ? null : <ProductNames names={names} />;
