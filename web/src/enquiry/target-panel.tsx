import { useTexts } from '../page/contexts.ts';
import { ItemPanel, PriceLine } from '../ui/item-panel.tsx';
import { ProductNames } from '../ui/product-names.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './enquiry.module.css';
import type { EnquiryData } from './enquiry-data.ts';

/** The enquiry's product or supplier, at the top of the form. */
export function TargetPanel({ target, supplier }: Pick<EnquiryData, 'target' | 'supplier'>) {
  const { text } = useTexts();
  const { kind, name, href, picture, price, basis, moq } = target;
  return (
    <div className={styles.target}>
      <ItemPanel
        name={name}
        href={href}
        picture={picture}
        letters={supplier.monogram}
        kind={kind}
        industry={supplier.industry}
      >
        {target.makes.length > 0 ? (
          <p>
            <ProductNames names={target.makes} />
          </p>
        ) : null}
        {basis === null ? null : <PriceLine price={price} basis={moq === null ? basis : `${basis} · ${moq}`} />}
        {kind === 'product' ? <p>{text('enquiry.to', { supplier: wrapInIsolate(supplier.name) })}</p> : null}
      </ItemPanel>
    </div>
  );
}
