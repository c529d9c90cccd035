import { useTexts } from '../app/contexts.ts';
import { Monogram } from '../ui/monogram.tsx';
import styles from './enquiry.module.css';
import type { EnquiryData } from './enquiry-data.ts';

/** What the enquiry is about, at the top of the form. */
export function TargetPanel({ target, supplier }: Pick<EnquiryData, 'target' | 'supplier'>) {
  const { text } = useTexts();
  const isProduct = target.kind === 'product';
  return (
    <div className={styles.target} data-target={target.kind} data-industry={supplier.industry}>
      {target.picture === null ? (
        <Monogram letters={supplier.monogram} />
      ) : (
        <img src={target.picture} alt="" width="88" height="88" />
      )}
      <div>
        <a className={styles.name} href={target.href}>
          <bdi>{target.name}</bdi>
        </a>
        <p>
          {target.price === null ? null : (
            <b>
              <bdi dir="ltr">{target.price}</bdi>{' '}
            </b>
          )}
          <span>{target.basis}</span>
          {target.moq === null ? null : <span> · {target.moq}</span>}
        </p>
        {isProduct ? <p>{text('enquiry.to', { supplier: supplier.name })}</p> : null}
      </div>
    </div>
  );
}
