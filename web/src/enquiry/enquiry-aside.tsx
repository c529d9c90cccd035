import { hrefOf } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { CreditLight, FactList, SupplierHead } from '../ui/supplier-facts.tsx';
import styles from './enquiry.module.css';
import type { EnquiryData } from './enquiry-data.ts';
import { NextSteps } from './next-steps.tsx';

/** Beside the form: whom it goes to, who sees what, and what happens then. */
export function EnquiryAside({ supplier }: { supplier: EnquiryData['supplier'] }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className={styles.aside}>
      <aside className={`panel stand ${styles.supplier}`} data-industry={supplier.industry}>
        <SupplierHead facts={supplier} />
        <CreditLight light={supplier.light} text={supplier.lightText} />
        <FactList facts={supplier}>
          <li>
            <Icon name="calendar" />
            <span>{supplier.years}</span>
          </li>
        </FactList>
        <p className={styles.privacy}>
          {text('enquiryPage.privacy')}{' '}
          <a className="link" href={href('privacyPolicy', {})}>
            {text('enquiryPage.privacy.link')}
          </a>
        </p>
      </aside>
      <section className={`panel ${styles.next}`}>
        <h2>{text('enquiry.next.title')}</h2>
        <NextSteps steps={[text('enquiry.next.mail'), text('enquiry.next.supplier')]} />
      </section>
    </div>
  );
}
