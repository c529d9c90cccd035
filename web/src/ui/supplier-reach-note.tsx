import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from './icon.tsx';
import styles from './supplier-reach-note.module.css';
import { wrapInIsolate } from './wrap-in-isolate.ts';

/** Says that nobody of a supplier receives enquiries yet, so that the organiser's team gets them. D-94 */
export function SupplierReachNote({ supplier }: { supplier: string }) {
  const { text } = useTexts();
  return <SupplierNote>{text('supplier.unreachable', { supplier: wrapInIsolate(supplier) })}</SupplierNote>;
}

/** The same in other words, such as those about an order. */
export function SupplierNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} data-unreachable="">
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}
