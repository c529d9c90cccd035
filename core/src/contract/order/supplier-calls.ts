import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { page, pageNo, text } from '../fields.ts';
import { orderChange, orderForSupplier, orderReference, orderThread, seenOrder } from './calls.ts';
import { ORDER_REASON_MAX, ORDER_STATES } from './limits.ts';

const receivedOrders = z.extend(page(orderForSupplier), {
  /** The number of the supplier's orders in each state. */
  counts: z.object({ received: z.int(), confirmed: z.int(), declined: z.int(), cancelled: z.int() }),
});

export type ReceivedOrders = z.output<typeof receivedOrders>;

const receivedOrderDetails = z.extend(orderForSupplier, {
  ...orderThread,
  /** The member of the supplier who confirmed or declined it; '' if nobody did, or if that is unknown. */
  decidedBy: z.string(),
});

export type ReceivedOrderDetails = z.output<typeof receivedOrderDetails>;

/** Calls of a supplier about the orders that buyers sent it; '404' for any other order. D-17 */
export const supplierOrder = {
  /**
   * The orders that the supplier received, or those in one state, newest first, 20 a page, each with the buyer's
   * contact. D-17
   */
  list: read({
    id: 'API-321',
    client: 'supplier',
    path: 'blade-supplier/order/list',
    access: 'supplier',
    input: z.strictObject({ pageNo, state: z.optional(z.enum(ORDER_STATES)) }),
    output: receivedOrders,
    cacheMs: 0,
    requirements: ['R-2.056'],
  }),
  /** One order that the supplier received. D-17 */
  show: read({
    id: 'API-445',
    client: 'supplier',
    path: 'blade-supplier/order/show',
    access: 'supplier',
    input: z.strictObject(orderReference),
    output: receivedOrderDetails,
    cacheMs: 0,
    requirements: ['R-2.056'],
  }),
  /**
   * Confirms an order; the buyer gets an email and a message in the order's thread. '409' if its state does not allow
   * that or if it has changed. D-17
   */
  confirm: submit({
    id: 'API-446',
    client: 'supplier',
    path: 'blade-supplier/order/confirm',
    access: 'supplier',
    input: z.strictObject(seenOrder),
    output: orderChange,
    requirements: ['R-2.056'],
  }),
  /**
   * Declines an order, with a reason if the supplier gives one; the buyer gets an email and a message in the order's
   * thread. '409' if its state does not allow that or if it has changed. D-17
   */
  decline: submit({
    id: 'API-447',
    client: 'supplier',
    path: 'blade-supplier/order/decline',
    access: 'supplier',
    input: z.strictObject({ ...seenOrder, reason: z.optional(text(ORDER_REASON_MAX)) }),
    output: orderChange,
    requirements: ['R-2.056'],
  }),
};
