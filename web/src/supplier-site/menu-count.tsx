import type { MenuCounts } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot } from '../page/contexts.ts';
import type { BuiltRoute } from '../page/screens.ts';
import styles from './menu-count.module.css';

/** How much waits on a page; 0 for pages where nothing can wait, and before it is known. */
export function getMenuCount(counts: MenuCounts | null, page: BuiltRoute | undefined): number {
  if (counts === null) return 0;
  if (page === 'supplierInbox') return counts.enquiries;
  if (page === 'supplierOrders') return counts.orders;
  return page === 'supplierMeetings' ? counts.meetings : 0;
}

/** The number beside a link of the supplier's menu; nothing for 0. */
export function SupplierMenuCount({ count }: { count: number }) {
  const { number } = getFormat(useBoot().lang);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={`number ${styles.count}`}>{number(count)}</span>
    </>
  );
}
