import { FormSideCard } from '../forms/form-page.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { StepList } from '../ui/step-list.tsx';
import { SupplierFactList, SupplierHead, SupplierLight } from '../ui/supplier-facts.tsx';
import styles from './enquiry.module.css';
import type { EnquiryData } from './enquiry-data.ts';

interface EnquiryAsideProps {
  readonly supplier: EnquiryData['supplier'];
  /** Whether the supplier receives the enquiry at once, because no confirmation is needed. */
  readonly goesAtOnce: boolean;
}

/** Beside the form: the recipient, who can see which data, and the next steps. */
export function EnquiryAside({ supplier, goesAtOnce }: EnquiryAsideProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <>
      <FormSideCard industry={supplier.industry}>
        <SupplierHead facts={supplier} />
        <SupplierLight light={supplier.light} text={supplier.lightText} />
        <SupplierFactList facts={supplier}>
          <li>
            <Icon name="calendar" />
            <span>{supplier.years}</span>
          </li>
        </SupplierFactList>
        <p className={styles.privacy}>
          {text('enquiryPage.privacy')}{' '}
          <a className="link" href={href('privacyPolicy', {})}>
            {text('enquiryPage.privacy.link')}
          </a>
        </p>
      </FormSideCard>
      <StepList
        title={text('enquiry.next.title')}
        steps={listSteps(supplier.isUnreachable, goesAtOnce).map((key) => text(key))}
        shape="panel"
      />
    </>
  );
}

/** The next steps; without people of the supplier, the organiser's team gets the enquiry. D-94 */
function listSteps(isUnreachable: boolean, goesAtOnce: boolean) {
  if (isUnreachable) {
    return goesAtOnce
      ? (['enquiry.next.team.atOnce', 'enquiry.next.team.reply'] as const)
      : (['enquiry.next.mail', 'enquiry.next.team'] as const);
  }
  return goesAtOnce
    ? (['enquiry.next.atOnce', 'enquiry.next.reply'] as const)
    : (['enquiry.next.mail', 'enquiry.next.supplier'] as const);
}
