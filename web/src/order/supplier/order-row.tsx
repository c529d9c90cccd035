import type { ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import { Status } from '../../ui/status.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import { ORDER_TONES } from '../order-tones.ts';
import { OrderContact } from './order-contact.tsx';
import { OrderQuantity } from './order-quantity.tsx';
import styles from './orders.module.css';

/** One order: product, quantity, price, state, and the buyer's contact details. */
export function OrderRow({ row }: { row: ReceivedOrder }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { orderNo, productName, image, remark, contact, createTime, state } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-order={orderNo} data-state={state}>
      <RowPicture src={image === '' ? null : imageUrl(boot.imageServer, image, 166)} icon="document" />
      <div className={styles.words}>
        <a href={hrefOf(boot)('supplierOrder', { orderNo })}>
          <bdi>{productName}</bdi>
        </a>
        <OrderQuantity order={row} />
        {remark === '' ? null : (
          <p className={styles.remark} dir="auto">
            {remark}
          </p>
        )}
        <p className="meta number">
          {text('supplierSite.orders.number', { number: wrapInIsolate(orderNo) })} ·{' '}
          {getFormat(boot.lang).date(createTime)}
        </p>
      </div>
      <div className={styles.side}>
        <Status tone={ORDER_TONES[state]} label={text(`supplierSite.orders.state.${state}`)} />
        <OrderContact contact={contact} />
      </div>
    </li>
  );
}
