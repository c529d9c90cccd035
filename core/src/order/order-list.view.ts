import { type Decimal, priceTotal } from '../contract/catalogue/price-tier.ts';
import type { Order, ReceivedOrder } from '../contract/order/calls.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';

/** Returns the total of an order at the price it was sent with; null if the price was on request. */
export const formatOrderTotal = ({
  price,
  quantity,
}: Pick<Order | ReceivedOrder, 'price' | 'quantity'>): Decimal | null =>
  price === null ? null : priceTotal(price, quantity);

export interface OrderListView {
  readonly rows: readonly Order[];
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

interface OrderPage {
  readonly records: readonly Order[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

const toPageLink = (pageNo: number): Link => ({
  route: 'myOrders',
  params: {},
  query: pageNo > 1 ? { pageNo } : {},
});

/** Returns the view of the buyer's own orders, newest first. D-17 */
export function orderListView({ records, total, pageNo, pageSize }: OrderPage): OrderListView {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    rows: records,
    pageNo,
    pageCount,
    previous: pageNo > 1 ? toPageLink(Math.min(pageNo - 1, pageCount)) : null,
    next: pageNo < pageCount ? toPageLink(pageNo + 1) : null,
    empty: records.length === 0 ? getEmptyList(total) : null,
  };
}

/** A page beyond the last one is empty too; its message links to the first page. */
function getEmptyList(total: number): EmptyList {
  if (total > 0) {
    return {
      title: { key: 'order.list.beyond.title' },
      text: { key: 'order.list.beyond.text' },
      action: { key: 'order.list.beyond.action' },
      link: toPageLink(1),
    };
  }
  return {
    title: { key: 'order.list.empty.title' },
    text: { key: 'order.list.empty.text' },
    action: { key: 'order.list.empty.action' },
    link: { route: 'search', params: { searchType: 'product' } },
  };
}
