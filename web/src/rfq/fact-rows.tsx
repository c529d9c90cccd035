import type { ReactNode } from 'react';
import { ProductNames } from '../ui/product-names.tsx';
import styles from './fact-rows.module.css';

export interface Fact {
  readonly label: string;
  /** Null for none. */
  readonly value: ReactNode;
  /** What stands in place of none; without it the row is left out. */
  readonly otherwise?: string;
}

interface RfqFactRowsProps {
  readonly facts: readonly Fact[];
  /** Beside a form there is room for a few lines of each. */
  readonly shape: 'whole' | 'short';
}

/** What a request says, one below the other. */
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

/** What somebody wrote, in its own direction. */
export const renderWrittenText = (value: string | null): ReactNode => (value === null ? null : <bdi>{value}</bdi>);

/** The names of what is asked for; null for none. */
export const renderProductNames = (names: readonly string[]): ReactNode =>
  names.length === 0 ? null : <ProductNames names={names} />;
