import { useBoot, useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { Monogram } from '../ui/monogram.tsx';
import { CreditLight } from '../ui/supplier-facts.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import type { ProductData } from './product.screen.ts';
import styles from './supplier-panel.module.css';

/** The supplier beside its product, with the way to ask it. */
export function SupplierPanel({ data }: { data: ProductData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { supplier } = data;
  return (
    <aside className={`panel stand ${styles.panel}`}>
      <div className={styles.head}>
        <Monogram letters={supplier.monogram} />
        <div>
          <a className={styles.name} href={supplier.href}>
            <bdi>{supplier.name}</bdi>
          </a>
          <p className="meta">
            <bdi>{supplier.place}</bdi>
          </p>
        </div>
      </div>
      <CreditLight light={supplier.light} text={supplier.lightText} />
      <ul className={styles.proofs}>
        {supplier.proofs.map((proof) => (
          <li key={proof.kind}>
            <Icon name="shield" />
            <span>
              <b>{proof.text}</b> <bdi className="number">{proof.date}</bdi>
            </span>
          </li>
        ))}
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
      </ul>
      {device === 'pc' ? <EnquiryLink data={data} /> : null}
      <a className="button" href={supplier.href}>
        {text('supplier.visit')}
      </a>
    </aside>
  );
}
