import * as z from 'zod/mini';
import { NAME_MAX } from '../account/limits.ts';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { phone } from '../phone.ts';
import { ORDER_REMARK_MAX } from './limits.ts';

const phoneRecord = z.object({ dialingCode: z.string(), number: z.string() });

/** Whom the supplier answers. D-17 */
const contact = z.strictObject({ contactName: requiredText(NAME_MAX), mobile: phone, whatsapp: z.optional(phone) });

const orderInput = z.strictObject({
  goodsId: id,
  quantity: z.int().check(z.positive(), z.maximum(QUANTITY_MAX)),
  remark: z.optional(text(ORDER_REMARK_MAX)),
  contact,
});

/** The same as it is answered. */
const contactRecord = z.object({ contactName: z.string(), mobile: phoneRecord, whatsapp: z.optional(phoneRecord) });

export type OrderInput = z.input<typeof orderInput>;

/** What was ordered, as it was offered then. */
const orderFields = {
  orderNo: z.string(),
  productId: z.string(),
  /** In the reader's language, else in English. */
  productName: z.string(),
  /** Path of its picture; '' for none. */
  image: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** Per unit, by the price ladder; null where the price is on request. */
  price: z.nullable(z.number()),
  currency: z.string(),
  /** '' for none. */
  remark: z.string(),
  createTime: time,
};

const orderRecord = z.object({
  ...orderFields,
  supplierId: z.string(),
  supplierName: z.string(),
  contact: contactRecord,
});

export type Order = z.output<typeof orderRecord>;

/** An order as its supplier reads it, with the address of the buyer's account. */
export const orderForSupplier = z.object({ ...orderFields, contact: z.extend(contactRecord, { email: z.string() }) });

export type ReceivedOrder = z.output<typeof orderForSupplier>;

/** Orders are requests to a supplier: nothing is paid here. D-17 */
export const order = {
  /**
   * Sends an order to the supplier of a product, with the price that its ladder has for the quantity. '404' the product is
   * not there, '400' fewer than its smallest order, '429' more than a day's number. D-17 D-82
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
  /** The buyer's own orders, newest first, ten a page. D-17 */
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
};
