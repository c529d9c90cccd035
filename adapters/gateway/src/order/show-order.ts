import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { OrderDetails } from '@fairhall/core/contract/order/calls';
import type { ReceivedOrderDetails } from '@fairhall/core/contract/order/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext, supplierOf } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { toOrder } from './list-orders.ts';
import type { OrderPorts } from './order-ports.ts';

/** One of the buyer's own orders. D-17 THR-29 */
export async function showOrder(
  ports: OrderPorts,
  context: CallContext,
  orderNo: string,
): Promise<Answer<OrderDetails>> {
  const row = await selectOrder(context, orderNo)
    .where('goods_order.account_id', '=', buyerOf(context).accountId)
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const [supplierName = ''] = await listSupplierNames(ports, context, [row.supplier_id]);
  return ok({
    ...toOrder(row, context.lang),
    supplierId: row.supplier_id,
    supplierName,
    contact: row.contact,
    enquiryId: row.enquiry_id,
  });
}

/** One order that the caller's supplier received. D-17 THR-29 */
export async function showReceivedOrder(
  ports: OrderPorts,
  context: CallContext,
  orderNo: string,
): Promise<Answer<ReceivedOrderDetails>> {
  const { database, lang } = context;
  const row = await selectOrder(context, orderNo)
    .where('goods_order.supplier_id', '=', supplierOf(context).supplierId)
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const { enquiry_id, state, state_by } = row;
  const isOpen = enquiry_id !== null && (await ports.orderThreads.isOfSupplier(context, enquiry_id));
  const isDecided = state_by !== null && state !== 'cancelled';
  return ok({
    ...toOrder(row, lang),
    contact: { ...row.contact, email: row.email },
    enquiryId: isOpen ? enquiry_id : null,
    decidedBy: isDecided ? await ports.accountName(database, state_by) : '',
  });
}

const selectOrder = ({ database }: CallContext, orderNo: string) =>
  database.kysely
    .selectFrom('goods_order')
    .innerJoin('account', 'account.account_id', 'goods_order.account_id')
    .selectAll('goods_order')
    .select('account.email')
    .where('order_no', '=', orderNo);
