import type { Order } from '@fairhall/core/contract/order/calls';
import type { OrderState } from '@fairhall/core/contract/order/limits';
import type { ReceivedOrders } from '@fairhall/core/contract/order/supplier-calls';
import { buyerOf, type CallContext, supplierOf } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderPorts } from './order-ports.ts';

const BUYER_PAGE_SIZE = 10;
const SUPPLIER_PAGE_SIZE = 20;

interface OrderPage<Row> {
  readonly records: Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The buyer's own orders, newest first. D-17 THR-29 */
export async function listOrders(ports: OrderPorts, context: CallContext, pageNo: number): Promise<OrderPage<Order>> {
  const { kysely } = context.database;
  const buyerOrders = kysely.selectFrom('goods_order').where('account_id', '=', buyerOf(context).accountId);
  const rows = await buyerOrders
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('order_no')
    .limit(BUYER_PAGE_SIZE)
    .offset((pageNo - 1) * BUYER_PAGE_SIZE)
    .execute();
  const { total } = await buyerOrders.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const supplierIds = rows.map(({ supplier_id }) => supplier_id);
  const names = await listSupplierNames(ports, context, supplierIds);
  const records = rows.map((row, index) => ({
    ...toOrder(row, context.lang),
    supplierId: row.supplier_id,
    supplierName: names[index] ?? '',
    contact: row.contact,
  }));
  return { records, total: Number(total), pageNo, pageSize: BUYER_PAGE_SIZE };
}

interface ReceivedQuery {
  readonly pageNo: number;
  /** Absent for orders in any state. */
  readonly state?: OrderState | undefined;
}

/** The orders that the supplier received, newest first, with the number in each state. D-17 THR-29 */
export async function listReceivedOrders(
  context: CallContext,
  { pageNo, state }: ReceivedQuery,
): Promise<ReceivedOrders> {
  const { kysely } = context.database;
  const received = kysely
    .selectFrom('goods_order')
    .where('goods_order.supplier_id', '=', supplierOf(context).supplierId);
  const rows = await (state === undefined ? received : received.where('state', '=', state))
    .innerJoin('account', 'account.account_id', 'goods_order.account_id')
    .selectAll('goods_order')
    .select('account.email')
    .orderBy('goods_order.created', 'desc')
    .orderBy('order_no')
    .limit(SUPPLIER_PAGE_SIZE)
    .offset((pageNo - 1) * SUPPLIER_PAGE_SIZE)
    .execute();
  const counted = await received
    .select((by) => ['state', by.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { received: 0, confirmed: 0, declined: 0, cancelled: 0 };
  for (const row of counted) counts[row.state] = Number(row.count);
  const records = rows.map((row) => ({
    ...toOrder(row, context.lang),
    contact: { ...row.contact, email: row.email },
  }));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = state === undefined ? all : counts[state];
  return { records, total, pageNo, pageSize: SUPPLIER_PAGE_SIZE, counts };
}

/** The product's name when it was ordered, in a language, else in English. */
export const getProductName = ({ product_names: names }: Pick<OrderRow, 'product_names'>, lang: string): string =>
  names[lang] ?? names.en ?? '';

/** The members that both sides see. */
export const toOrder = (row: OrderRow, lang: string) => ({
  orderNo: row.order_no,
  productId: row.product_id,
  productName: getProductName(row, lang),
  image: row.image,
  quantity: row.quantity,
  unit: row.unit,
  price: row.price === null ? null : Number(row.price),
  currency: row.currency,
  remark: row.remark,
  createTime: row.created,
  state: row.state,
  version: row.version,
  stateTime: row.state_at,
  reason: row.reason,
});
