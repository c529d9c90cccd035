import type { OrderState } from '@fairhall/core/contract/order/limits';
import type { ReceivedOrderDetails } from '@fairhall/core/contract/order/supplier-calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { ReceivedOrderEvent } from '@fairhall/core/order/supplier/order.machine';
import { type ReceivedOrderView, SUPPLIER_ORDER_START } from '@fairhall/core/order/supplier/order.view';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useRef } from 'react';
import { FormFailure } from '../../forms/form-notice.tsx';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowPicture } from '../../ui/row-list.tsx';
import { Status } from '../../ui/status.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import { ORDER_TONES } from '../order-tones.ts';
import { DecideOrder } from './decide-order.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderQuantity } from './order-quantity.tsx';
import styles from './orders.module.css';

export interface SupplierOrderData {
  readonly orderNo: string;
}

/** An order for the team of its supplier: they confirm or decline it, and read and write its messages. D-17 */
export function SupplierOrder({ data: { orderNo } }: { data: SupplierOrderData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<ReceivedOrderView, ReceivedOrderEvent>({
    start: SUPPLIER_ORDER_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/order/supplier/order.page'))).openReceivedOrder(ports, orderNo),
  });
  useRefresh(send);
  return (
    <SupplierPage
      name="supplierOrder"
      view={view}
      loading={text('supplierSite.order.loading')}
      failed={text('supplierSite.order.failed')}
      shape="form"
      onRetry={() => send({ type: 'retry.requested' })}
      top={<BackLink href={hrefOf(boot)('supplierOrders', {})}>{text('supplierSite.orders')}</BackLink>}
    >
      {view.order === null ? null : <Order view={view} order={view.order} send={send} />}
    </SupplierPage>
  );
}

interface OrderProps {
  readonly view: ReceivedOrderView;
  readonly order: ReceivedOrderDetails;
  readonly send: (event: ReceivedOrderEvent) => void;
}

function Order({ view, order, send }: OrderProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { orderNo, state, image, productName, remark, contact, enquiryId } = order;
  return (
    <>
      <header className={styles.head}>
        <h1 className="number">{text('supplierSite.orders.number', { number: wrapInIsolate(orderNo) })}</h1>
        <Status tone={ORDER_TONES[state]} label={text(`supplierSite.orders.state.${state}`)} />
      </header>
      <section className={`panel ${styles.panel}`} data-order={orderNo} data-state={state}>
        <FormFailure message={view.message} />
        <Outcome order={order} />
        <div className={styles.product}>
          <RowPicture src={image === '' ? null : imageUrl(boot.imageServer, image, 166)} icon="document" />
          <div className={styles.words}>
            <p>
              <b>
                <bdi>{productName}</bdi>
              </b>
            </p>
            <OrderQuantity order={order} />
          </div>
        </div>
        {remark === '' ? null : (
          <div className={styles.block}>
            <h2>{text('supplierSite.order.note')}</h2>
            <p className={styles.remark} dir="auto">
              {remark}
            </p>
          </div>
        )}
        <div className={styles.block}>
          <h2>{text('supplierSite.order.buyer')}</h2>
          <OrderContact contact={contact} />
        </div>
        {view.canDecide ? <DecideOrder view={view} send={send} /> : null}
        {enquiryId === null ? null : (
          <p>
            <a className="button large" href={hrefOf(boot)('supplierThread', { enquiryId })}>
              <Icon name="mail" small />
              {text('supplierSite.order.messages')}
            </a>
          </p>
        )}
      </section>
    </>
  );
}

const OUTCOMES = {
  received: 'supplierSite.order.received',
  confirmed: 'supplierSite.order.confirmed',
  declined: 'supplierSite.order.declined',
  cancelled: 'supplierSite.order.cancelled',
} as const satisfies Record<OrderState, string>;

/** What became of the order, by whom. It gets the focus when that changes, because the pressed button is gone then. */
function Outcome({ order }: { order: ReceivedOrderDetails }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { state, stateTime, createTime, reason, decidedBy } = order;
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) line.current?.focus();
    shown.current = state;
  }, [state]);
  const date = getFormat(lang).date(stateTime ?? createTime);
  return (
    <div className={styles.outcome}>
      <p ref={line} tabIndex={-1} role="status">
        <b>{text(OUTCOMES[state], { date })}</b>
      </p>
      {decidedBy === '' ? null : (
        <p className="meta">{text('supplierSite.order.by', { name: wrapInIsolate(decidedBy) })}</p>
      )}
      {reason === '' ? null : (
        <div className={styles.block}>
          <h2>{text('supplierSite.order.reason.given')}</h2>
          <p className={styles.remark} dir="auto">
            {reason}
          </p>
        </div>
      )}
    </div>
  );
}
