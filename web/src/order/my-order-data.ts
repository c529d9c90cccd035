import type { OrderDetails } from '@fairhall/core/contract/order/calls';
import type { OrderState } from '@fairhall/core/contract/order/limits';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import { listOrderActs } from '@fairhall/core/order/order-status';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type OrderWords, toOrderWords } from './my-orders-data.ts';

/** An order on its page, formatted. */
export interface OrderPageWords extends OrderWords {
  readonly version: number;
  /** What became of the order and when. */
  readonly outcome: string;
  /** The supplier's reason for declining; '' for none. */
  readonly reason: string;
  readonly supplierHref: string;
  /** The contact details that the supplier has. */
  readonly contactLines: readonly string[];
  /** The page with the messages; null if there are none. */
  readonly messages: string | null;
  readonly canCancel: boolean;
}

/** `order` is null if it does not exist or belongs to another buyer. */
export interface MyOrderData {
  readonly number: string;
  readonly order: OrderPageWords | null;
  readonly listHref: string;
}

/** Loads one of the buyer's own orders. D-17 */
export async function loadMyOrder(visit: Visit<'myOrder'>): Promise<MyOrderData> {
  const { ports, params, signal, href } = visit;
  const { order } = await ports.frontGateway();
  const found = await order.show({ orderNo: params.orderNo }, { signal, handled: true });
  const isMissing = !found.ok && found.error.code === '404';
  return {
    number: params.orderNo,
    order: isMissing ? null : toOrderPageWords(requireValue(found), visit),
    listHref: href('myOrders', {}),
  };
}

const OUTCOMES = {
  received: 'order.show.received',
  confirmed: 'order.show.confirmed',
  declined: 'order.show.declined',
  cancelled: 'order.show.cancelled',
} as const satisfies Record<OrderState, string>;

function toOrderPageWords(order: OrderDetails, visit: Visit<'myOrder'>): OrderPageWords {
  const { texts, boot, href } = visit;
  const { state, version, reason, supplierId, supplierName, contact, enquiryId } = order;
  const date = getFormat(boot.lang).date(order.stateTime ?? order.createTime);
  return {
    ...toOrderWords(order, visit),
    version,
    reason,
    outcome: texts.text(OUTCOMES[state], { date }),
    supplierHref: href('supplier', { name: supplierName, supplierId }),
    contactLines: [
      contact.contactName,
      formatPhone(contact.mobile),
      ...(contact.whatsapp === undefined ? [] : [`WhatsApp ${formatPhone(contact.whatsapp)}`]),
    ],
    messages: enquiryId === null ? null : href('enquiryThread', { enquiryId }),
    canCancel: listOrderActs(state, 'buyer').includes('cancel'),
  };
}
