import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { SupplierFactList, SupplierHead, SupplierLight } from '../../ui/supplier-facts.tsx';
import { SupplierReachNote } from '../../ui/supplier-reach-note.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import type { ProductData } from './product-data.ts';
import styles from './supplier-panel.module.css';

/** The supplier beside its product, with a button to send an enquiry. */
export function SupplierPanel({ data }: { data: ProductData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { supplier } = data;
  return (
    <aside className={`panel stand ${styles.panel}`}>
      <SupplierHead facts={supplier} />
      <p className={styles.standing}>
        <SupplierLight light={supplier.light} text={supplier.lightText} />
        <a className="link" href={supplier.lightHref}>
          {text('product.light.how')}
        </a>
      </p>
      <SupplierFactList facts={supplier}>
        <li>
          <Icon name="plant" />
          <span>{supplier.kind}</span>
        </li>
        <li>
          <Icon name="people" />
          <span>{supplier.employees}</span>
        </li>
        <li>
          <Icon name="calendar" />
          <span>{supplier.years}</span>
        </li>
        {supplier.reply === null ? null : (
          <li>
            <Icon name="clock" />
            <span>{supplier.reply}</span>
          </li>
        )}
      </SupplierFactList>
      {supplier.isUnreachable && data.enquiryHref !== null ? <SupplierReachNote supplier={supplier.name} /> : null}
      {device === 'pc' ? <EnquiryLink data={data} /> : null}
      {device === 'pc' && data.enquiryHref !== null ? (
        <Slot name="addToCart" productId={data.id} place="panel" />
      ) : null}
      {device === 'pc' && data.orderHref !== null ? (
        <a className="button" href={data.orderHref}>
          {text('product.order')}
        </a>
      ) : null}
      <div className={styles.ways}>
        <a className="button" href={supplier.href}>
          {text('supplier.visit')}
        </a>
        {data.enquiryHref === null ? null : (
          <Slot name="follow" type="supplier" targetId={data.supplierId} label={supplier.name} />
        )}
      </div>
    </aside>
  );
}
