import { useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import styles from './product-action-bar.module.css';
import type { ProductData } from './product-data.ts';

/** The bar at the foot of a product's page on a phone. */
export function ProductActionBar({ data }: { data: ProductData }) {
  const { text } = useTexts();
  return (
    <div className="action-bar">
      <a className={styles.store} href={data.supplier.href}>
        <Icon name="store" />
        {text('product.store')}
      </a>
      {data.enquiryHref === null ? null : <Slot name="addToCart" productId={data.id} place="bar" />}
      <EnquiryLink data={data} />
    </div>
  );
}
