import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

/**
 * The enquiries of the last 30 days and how often buyers viewed the supplier's products and its own page, each with a
 * link; nothing while there are no figures. D-05 D-57
 */
export function HomeViews({ home: { recent, views, info } }: { home: SupplierHome }) {
  const boot = useBoot();
  const { number } = getFormat(boot.lang);
  const { text } = useTexts();
  const href = hrefOf(boot);
  const { supplierId, supplierName } = info;
  const inbox = href('supplierInbox', {});
  const figures = [
    { kind: 'enquiries', count: recent.enquiries, address: inbox },
    { kind: 'answered', count: recent.answered, address: inbox },
    { kind: 'products', count: views.products, address: href('supplierProducts', {}) },
    { kind: 'store', count: views.store, address: href('supplier', { name: supplierName, supplierId }) },
  ] as const;
  if (figures.every(({ count }) => count === 0)) return null;
  return (
    <HomePanel name="views" title={text('supplierHome.views')}>
      <ul className={styles.figures}>
        {figures.map(({ kind, count, address }) => (
          <li key={kind} data-views={kind}>
            <a href={address}>
              <span>{text(`supplierHome.views.${kind}`)}</span>
              <b>{number(count)}</b>
            </a>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
