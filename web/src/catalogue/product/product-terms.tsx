import { useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-terms.module.css';
import actionStyles from './text-actions.module.css';

/** The terms of an order, two in a row; only those that the data holds. */
export function ProductTerms({ data: { id, name, leadTime, sample, sampleAt, terms, reply } }: { data: ProductData }) {
  const { text } = useTexts();
  return (
    <dl className={styles.terms}>
      {leadTime === null ? null : (
        <div>
          <dt>{text('product.leadTime')}</dt>
          <dd>{leadTime}</dd>
        </div>
      )}
      {sample ? (
        <div>
          <dt>{text('product.sample')}</dt>
          <dd>{text('product.sample.sent')}</dd>
          {sampleAt === null ? null : (
            <dd className={`${actionStyles.actions} ${styles.sample}`}>
              <Slot name="sample" goodsId={id} exhibitionId={sampleAt} label={name} />
            </dd>
          )}
        </div>
      ) : null}
      {terms.map(({ term, name: label, value }) => (
        <div key={term}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {reply === null ? null : (
        <div>
          <dt>{text('product.reply')}</dt>
          <dd>{reply.time}</dd>
          <dd className={styles.note}>{reply.rate}</dd>
        </div>
      )}
    </dl>
  );
}
