import type { Order, ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { buyerOf, type CallContext, supplierOf } from '../call-context.ts';
import { supplierNames } from '../supplier-names.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderPorts } from './order-ports.ts';

const OWN_PAGE = 10;
const RECEIVED_PAGE = 20;

interface OrderPage<Row> {
  readonly records: Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The buyer's own orders, newest first. D-17 THR-29 */
export async function listOrders(ports: OrderPorts, context: CallContext, pageNo: number): Promise<OrderPage<Order>> {
  const { kysely } = context.database;
  const own = kysely.selectFrom('goods_order').where('account_id', '=', buyerOf(context).accountId);
  const rows = await own
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('order_no')
    .limit(OWN_PAGE)
    .offset((pageNo - 1) * OWN_PAGE)
    .execute();
  const { total } = await own.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const supplierIds = rows.map(({ supplier_id }) => supplier_id);
  const names = await supplierNames(ports, context, supplierIds);
  const records = rows.map((row, place) => ({
    ...ordered(row, context.lang),
    supplierId: row.supplier_id,
    supplierName: names[place] ?? '',
    contact: row.contact,
  }));
  return { records, total: Number(total), pageNo, pageSize: OWN_PAGE };
}

/** What buyers ordered of the supplier whose person asks, newest first. D-17 THR-29 */
export async function listReceived(context: CallContext, pageNo: number): Promise<OrderPage<ReceivedOrder>> {
  const { kysely } = context.database;
  const received = kysely
    .selectFrom('goods_order')
    .where('goods_order.supplier_id', '=', supplierOf(context).supplierId);
  const rows = await received
    .innerJoin('account', 'account.account_id', 'goods_order.account_id')
    .selectAll('goods_order')
    .select('account.email')
    .orderBy('goods_order.created', 'desc')
    .orderBy('order_no')
    .limit(RECEIVED_PAGE)
    .offset((pageNo - 1) * RECEIVED_PAGE)
    .execute();
  const { total } = await received.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = rows.map((row) => ({
    ...ordered(row, context.lang),
    contact: { ...row.contact, email: row.email },
  }));
  return { records, total: Number(total), pageNo, pageSize: RECEIVED_PAGE };
}

/** What the product was called when it was ordered, in a language, else in English. */
export const nameIn = ({ product_names: names }: Pick<OrderRow, 'product_names'>, lang: string): string =>
  names[lang] ?? names.en ?? '';

const ordered = (row: OrderRow, lang: string) => ({
  orderNo: row.order_no,
  productId: row.product_id,
  productName: nameIn(row, lang),
  image: row.image,
  quantity: row.quantity,
  unit: row.unit,
  price: row.price === null ? null : Number(row.price),
  currency: row.currency,
  remark: row.remark,
  createTime: row.created,
});
