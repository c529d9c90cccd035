import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { OrderState } from '@fairhall/core/contract/order/limits';
import { applyOrderAct, type OrderAct, type OrderActor, type OrderActRefusal } from '@fairhall/core/order/order-status';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { getOrderLanguage, openOrderThread } from './open-order-thread.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderPorts } from './order-ports.ts';

interface OrderToChange {
  readonly orderNo: string;
  /** The version that the person saw. */
  readonly version: number;
  /** The supplier's reason for declining. */
  readonly reason?: string | undefined;
}

interface OrderChange {
  readonly state: OrderState;
  readonly version: number;
  readonly stateTime: number;
}

/** Cancels an order of the calling buyer. D-17 THR-29 */
export const cancelOrder = (ports: OrderPorts, context: CallContext, order: OrderToChange) => {
  const { accountId } = buyerOf(context);
  return updateOrder(ports, context, order, { act: 'cancel', accountId, actor: { side: 'buyer', accountId } });
};

/** Confirms or declines an order of the caller's supplier. D-17 THR-29 */
export const decideOrder = (
  ports: OrderPorts,
  context: CallContext,
  order: OrderToChange,
  act: 'confirm' | 'decline',
) => {
  const { accountId, supplierId } = supplierOf(context);
  return updateOrder(ports, context, order, { act, accountId, actor: { side: 'supplier', supplierId } });
};

interface ActOfPerson {
  readonly act: OrderAct;
  readonly accountId: string;
  readonly actor: OrderActor;
}

/** Saves the new state with who, when and why, changes the order's thread, and notifies the other side. REL-07 */
async function updateOrder(
  ports: OrderPorts,
  context: CallContext,
  { orderNo, version, reason = '' }: OrderToChange,
  { act, accountId, actor }: ActOfPerson,
): Promise<Answer<OrderChange>> {
  const { kysely } = context.database;
  const rows = kysely.selectFrom('goods_order').selectAll().where('order_no', '=', orderNo).forUpdate();
  const row = await rows.executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const { state, version: storedVersion, account_id, supplier_id } = row;
  const stored = { state, version: storedVersion, accountId: account_id, supplierId: supplier_id };
  const next = applyOrderAct(stored, actor, act, version);
  if (!next.ok) return err(toRefusal(next.error, actor));
  const saved = await kysely
    .updateTable('goods_order')
    .set({ ...next.value, state_at: context.now, state_by: accountId, reason: reason.trim() })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateThread(ports, context, saved, act);
  await notifyOfChange(ports, context, saved);
  return ok({ ...next.value, stateTime: context.now });
}

function toRefusal(refusal: OrderActRefusal, { side }: OrderActor): Refusal {
  if (refusal === 'stranger') return NOT_FOUND;
  if (refusal === 'changed') return { code: '409', message: 'request.order.changed' };
  return { code: '409', message: `request.order.${refusal}.${side}` };
}

/** A decision is a reply of the supplier, in the buyer's language; after a cancellation nobody waits for a reply. */
async function updateThread(ports: OrderPorts, context: CallContext, row: OrderRow, act: OrderAct): Promise<void> {
  if (act === 'cancel') {
    if (row.enquiry_id !== null) await ports.orderThreads.close(context, row.enquiry_id);
    return;
  }
  const enquiryId = row.enquiry_id ?? (await openOrderThread(ports, context, row));
  const texts = ports.texts.of(getOrderLanguage(row));
  const decision = texts.text(act === 'confirm' ? 'mail.order.thread.confirmed' : 'mail.order.thread.declined', {
    number: row.order_no,
  });
  await ports.orderThreads.answer(context, enquiryId, row.reason === '' ? decision : `${decision}\n\n${row.reason}`);
}
