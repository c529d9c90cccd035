import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { ORDER_DAILY_LIMIT } from '@fairhall/core/contract/order/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Insertable } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import { toMailStatus } from '../mail/outbox.ts';
import { parsePhone } from '../phone-number.ts';
import { createReadableNumber } from '../readable-number.ts';
import { notifyOrder } from './notify-order.ts';
import { openOrderThread } from './open-order-thread.ts';
import type { OrderContact, OrderTable } from './order.tables.ts';
import type { OfferedProduct, OrderPorts } from './order-ports.ts';

/** An order after its schema was parsed: ids are texts. */
interface OrderInput {
  readonly goodsId: string;
  readonly quantity: number;
  readonly remark?: string | undefined;
  readonly contact: OrderContact;
}

/**
 * Creates an order with its thread and the emails to its supplier's people and the buyer, and returns its number. The same action
 * always gets the same number, however late it is repeated. D-17 REL-04 REL-07
 */
export async function createOrder(
  ports: OrderPorts,
  context: CallContext,
  input: OrderInput,
): Promise<Answer<{ readonly orderNo: string; readonly mail?: MailStatus | undefined }>> {
  const { database } = context;
  const { accountId } = buyerOf(context);
  const task = taskOf(`account:${accountId}`, context.idempotencyKey);
  const stored = await database.kysely
    .selectFrom('goods_order')
    .select('order_no')
    .where('task_id', '=', task)
    .executeTakeFirst();
  if (stored !== undefined) return ok({ orderNo: stored.order_no });
  const contact = parseContact(input.contact);
  if (!contact.ok) return contact;
  const product = await ports.findOfferedProduct(database, input.goodsId, input.quantity);
  if (product === undefined) return err(await ports.findMissingRefusal(database, input.goodsId));
  if (input.quantity < product.minOrder) {
    return err({ code: '400', message: 'request.order.belowMinimum', values: { min: product.minOrder } });
  }
  if (!(await countOne(database, createDailyScope(`order|account:${accountId}`, context), ORDER_DAILY_LIMIT))) {
    return err({ code: '429', message: 'request.order.dailyLimit', values: { limit: ORDER_DAILY_LIMIT } });
  }
  const row = await database.kysely
    .insertInto('goods_order')
    .values(toOrderRow(context, { ...input, contact: contact.value }, product, task))
    .returningAll()
    .executeTakeFirstOrThrow();
  const enquiry_id = await openOrderThread(ports, context, row);
  const mail = toMailStatus(await notifyOrder(ports, context, { ...row, enquiry_id }));
  return ok({ orderNo: row.order_no, mail });
}

const toOrderRow = (
  context: CallContext,
  { goodsId, quantity, remark = '', contact }: OrderInput,
  product: OfferedProduct,
  task: string,
): Insertable<OrderTable> => ({
  order_no: createReadableNumber('O'),
  account_id: buyerOf(context).accountId,
  supplier_id: product.supplierId,
  product_id: goodsId,
  product_names: JSON.stringify(product.names),
  image: product.image,
  unit: product.unit,
  quantity,
  price: product.price,
  currency: product.currency,
  remark,
  contact: JSON.stringify(contact),
  lang: context.lang,
  site_id: context.siteId,
  task_id: task,
  created: context.now,
});

/** The phone numbers in their stored form; dialling codes begin with a plus. */
function parseContact({ contactName, mobile, whatsapp }: OrderContact): Result<OrderContact, Refusal> {
  const first = parsePhone(mobile);
  if (!first.ok) return first;
  if (whatsapp === undefined) return ok({ contactName, mobile: addPlusSign(first.value) });
  const second = parsePhone(whatsapp);
  return second.ok
    ? ok({ contactName, mobile: addPlusSign(first.value), whatsapp: addPlusSign(second.value) })
    : second;
}

const addPlusSign = ({ dialingCode, number }: OrderContact['mobile']) => ({ dialingCode: `+${dialingCode}`, number });
