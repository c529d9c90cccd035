import * as z from 'zod/mini';
import { NAME_MAX } from '../account/limits.ts';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { phone } from '../phone.ts';
import { ORDER_REMARK_MAX, ORDER_STATES } from './limits.ts';

const phoneRecord = z.object({ dialingCode: z.string(), number: z.string() });

/** The buyer's contact for the supplier. D-17 */
const contact = z.strictObject({ contactName: requiredText(NAME_MAX), mobile: phone, whatsapp: z.optional(phone) });

const orderInput = z.strictObject({
  goodsId: id,
  quantity: z.int().check(z.positive(), z.maximum(QUANTITY_MAX)),
  remark: z.optional(text(ORDER_REMARK_MAX)),
  contact,
});

/** The same contact in responses. */
const contactRecord = z.object({ contactName: z.string(), mobile: phoneRecord, whatsapp: z.optional(phoneRecord) });

export type OrderInput = z.input<typeof orderInput>;

/** The ordered product, as offered at the time of the order. */
const orderFields = {
  orderNo: z.string(),
  productId: z.string(),
  /** In the reader's language, else in English. */
  productName: z.string(),
  /** Path of its picture; '' if there is none. */
  image: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** Price per unit from the price ladder; null for a price on request. */
  price: z.nullable(z.number()),
  currency: z.string(),
  /** '' if there is none. */
  remark: z.string(),
  createTime: time,
  state: z.enum(ORDER_STATES),
  /** Grows with each change of the state. Whoever changes the order sends the version that they saw. */
  version: z.int(),
  /** When the order was confirmed, declined or cancelled; null until then. */
  stateTime: z.nullable(time),
  /** The supplier's reason for declining; '' if there is none. */
  reason: z.string(),
};

const orderRecord = z.object({
  ...orderFields,
  supplierId: z.string(),
  supplierName: z.string(),
  contact: contactRecord,
});

export type Order = z.output<typeof orderRecord>;

/** The enquiry whose thread has the messages about the order; null if there is none that the reader can open. */
export const orderThread = { enquiryId: z.nullable(z.string()) };

const orderDetails = z.extend(orderRecord, orderThread);

export type OrderDetails = z.output<typeof orderDetails>;

/** An order by its number. */
export const orderReference = { orderNo: id };

/** An order as the person saw it who changes it. */
export const seenOrder = { ...orderReference, version: z.int().check(z.positive(), z.maximum(1_000_000)) };

/** The state after a change. */
export const orderChange = z.object({ state: z.enum(ORDER_STATES), version: z.int(), stateTime: time });

/** An order as its supplier sees it, with the email address of the buyer's account. */
export const orderForSupplier = z.object({ ...orderFields, contact: z.extend(contactRecord, { email: z.string() }) });

export type ReceivedOrder = z.output<typeof orderForSupplier>;

/** Orders are requests to a supplier: the site handles no payment. D-17 */
export const order = {
  /**
   * Sends an order to the supplier of a product, with the price for this quantity from the price ladder. '404' if the
   * product does not exist, '400' below its minimum order, '429' over the daily number. D-17 D-82
   */
  create: submit({
    id: 'API-121',
    client: 'micro',
    path: 'goods-order/create',
    access: 'buyer',
    input: orderInput,
    output: z.object({ orderNo: z.string(), mail: z.optional(mailStatus) }),
    requirements: ['R-2.056'],
  }),
  /** The buyer's own orders, newest first, 10 a page. D-17 */
  list: read({
    id: 'API-320',
    client: 'micro',
    path: 'goods-order/list',
    access: 'buyer',
    input: z.strictObject({ pageNo }),
    output: page(orderRecord),
    cacheMs: 0,
    requirements: ['R-2.056'],
  }),
  /** One of the buyer's own orders; '404' for any other. D-17 */
  show: read({
    id: 'API-443',
    client: 'micro',
    path: 'goods-order/show',
    access: 'buyer',
    input: z.strictObject(orderReference),
    output: orderDetails,
    cacheMs: 0,
    requirements: ['R-2.056'],
  }),
  /**
   * Cancels an order that its supplier has neither confirmed nor declined; the supplier's people get an email. '404' for
   * another buyer's order, '409' if its state does not allow that or if it has changed. D-17
   */
  cancel: submit({
    id: 'API-444',
    client: 'micro',
    path: 'goods-order/cancel',
    access: 'buyer',
    input: z.strictObject(seenOrder),
    output: orderChange,
    requirements: ['R-2.056'],
  }),
};
