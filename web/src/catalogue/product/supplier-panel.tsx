import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { SupplierFactList, SupplierHead, SupplierLight } from '../../ui/supplier-facts.tsx';
import { SupplierReachNote } from '../../ui/supplier-reach-note.tsx';
import { ExhibitionRow } from './exhibition-row.tsx';
import type { ProductData } from './product-data.ts';
import styles from './supplier-panel.module.css';
import actionStyles from './text-actions.module.css';

/** The supplier beside its product; on a PC with its stand at the exhibition. */
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
        {supplier.reply === null || data.reply !== null ? null : (
          <li>
            <Icon name="clock" />
            <span>{supplier.reply}</span>
          </li>
        )}
      </SupplierFactList>
      {supplier.isUnreachable && data.enquiryHref !== null ? <SupplierReachNote supplier={supplier.name} /> : null}
      <div className={`${actionStyles.actions} ${styles.actions}`}>
        <a className="button" href={supplier.href}>
          <Icon name="store" small />
          {text('supplier.visit')}
        </a>
        {data.enquiryHref === null ? null : (
          <Slot name="follow" type="supplier" targetId={data.supplierId} label={supplier.name} />
        )}
        {data.orderHref === null ? null : (
          <a className="button" href={data.orderHref}>
            <Icon name="document" small />
            {text('product.order')}
          </a>
        )}
      </div>
      {device === 'pc' && data.show !== null ? <ExhibitionRow data={data} row={data.show} /> : null}
    </aside>
  );
}
