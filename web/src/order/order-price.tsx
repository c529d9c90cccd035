import type { OrderPrice as Price } from '@fairhall/core/order/order.view';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './order.module.css';
import type { OrderData } from './order-data.ts';

/** The price ladder with the step for the quantity marked, and the total. D-17 */
export function OrderPrice({ data, price }: { data: OrderData; price: Price | null }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { steps, product } = data;
  return (
    <section className={styles.price} aria-live="polite">
      {steps.length === 0 ? null : (
        <ol aria-label={text('order.ladder')}>
          {steps.map((step) => (
            <li key={step.from} aria-current={step.from === price?.from ? 'true' : undefined}>
              <small>
                <bdi dir="ltr">{step.range}</bdi>
              </small>
              <b>
                <bdi dir="ltr">{step.price}</bdi>
              </b>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.sum}>
        {price === null ? (
          steps.length === 0 ? (
            text('order.onRequest')
          ) : (
            product.moq
          )
        ) : (
          <>
            <b>{text('order.total', { total: getFormat(lang).total(price.total, price.currency) })}</b>
            {' · '}
            <span className="meta">
              <bdi dir="ltr">{getFormat(lang).price(price.each, price.currency)}</bdi> {product.basis}
            </span>
          </>
        )}
      </p>
    </section>
  );
}
