import { useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { RowPicture } from '../ui/row-list.tsx';
import { Status } from '../ui/status.tsx';
import { CancelOrder } from './cancel-order.tsx';
import styles from './my-order.module.css';
import type { MyOrderData, OrderPageWords } from './my-order-data.ts';
import { ORDER_TONES } from './order-tones.ts';

/** One of the buyer's own orders: what became of it, its messages, and the button to cancel it. D-17 */
export function MyOrderPage({ data: { order, listHref } }: { data: MyOrderData }) {
  const { text } = useTexts();
  if (order === null) {
    return (
      <div className="wrap" data-page="myOrder" data-missing="">
        <OutcomePanel icon="document" tone="plain" title={text('order.show.missing')}>
          <OutcomeActions>
            <a className="button primary" href={listHref}>
              {text('order.list.title')}
            </a>
          </OutcomeActions>
        </OutcomePanel>
      </div>
    );
  }
  return (
    <div className="wrap bleed" data-page="myOrder" data-order={order.id}>
      <header className={styles.head}>
        <p>
          <a className="link" href={listHref}>
            <Icon name="back" small flip />
            {text('order.list.title')}
          </a>
        </p>
        <div>
          <h1 className="number">{order.number}</h1>
          <Status tone={ORDER_TONES[order.state]} label={order.status} />
        </div>
      </header>
      <section className={`panel ${styles.order}`}>
        <Outcome order={order} />
        <OrderFacts order={order} />
        <div className={styles.acts}>
          {order.messages === null ? null : (
            <a className="button primary large" href={order.messages}>
              <Icon name="mail" small />
              {text('order.show.messages')}
            </a>
          )}
          <CancelOrder orderNo={order.id} version={order.version} canCancel={order.canCancel} />
        </div>
      </section>
    </div>
  );
}

/** What became of the order. It gets the focus when that changes, because the pressed button is gone then. */
function Outcome({ order }: { order: OrderPageWords }) {
  const { text } = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(order.state);
  useEffect(() => {
    if (shown.current !== order.state) line.current?.focus();
    shown.current = order.state;
  }, [order.state]);
  return (
    <div className={styles.outcome} data-state={order.state}>
      <p ref={line} tabIndex={-1} role="status">
        <b>{order.outcome}</b>
      </p>
      {order.reason === '' ? null : (
        <p>
          {text('order.show.reason')}
          <q>
            <bdi>{order.reason}</bdi>
          </q>
        </p>
      )}
      {order.state === 'confirmed' && order.messages !== null ? <p>{text('order.show.change')}</p> : null}
    </div>
  );
}

function OrderFacts({ order }: { order: OrderPageWords }) {
  const { text } = useTexts();
  return (
    <div className={styles.facts}>
      <RowPicture src={order.picture} icon="document" />
      <dl>
        <dt>{text('order.show.product')}</dt>
        <dd>
          <a className="link" href={order.href}>
            <bdi>{order.name}</bdi>
          </a>
        </dd>
        <dt>{text('order.show.supplier')}</dt>
        <dd>
          <a className="link" href={order.supplierHref}>
            <bdi>{order.supplier}</bdi>
          </a>
        </dd>
        <dt>{text('order.quantity')}</dt>
        <dd>{order.quantity}</dd>
        <dt>{text('order.show.price')}</dt>
        <dd>{order.price}</dd>
        {order.remark === '' ? null : (
          <>
            <dt>{text('order.remark')}</dt>
            <dd className={styles.written} dir="auto">
              {order.remark}
            </dd>
          </>
        )}
        <dt>{text('order.show.contact')}</dt>
        <dd>
          {order.contactLines.map((line) => (
            <bdi key={line} className={styles.line}>
              {line}
            </bdi>
          ))}
        </dd>
      </dl>
    </div>
  );
}
