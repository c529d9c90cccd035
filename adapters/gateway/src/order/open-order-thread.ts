import { unitCount } from '@fairhall/core/catalogue/unit';
import type { Texts } from '@fairhall/core/ports/texts';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import type { Buyer, CallContext } from '../call-context.ts';
import { getProductName } from './list-orders.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderPorts } from './order-ports.ts';

/** The language in which the buyer sent the order. */
export const getOrderLanguage = ({ lang }: Pick<OrderRow, 'lang'>): LanguageCode =>
  isLanguageCode(lang) ? lang : DEFAULT_VALUES.lang;

/**
 * Opens the thread of an order with what the buyer ordered and wrote as its first message, at the time and in the language
 * of the order, whoever makes the call. Returns the id of the enquiry.
 */
export async function openOrderThread(ports: OrderPorts, context: CallContext, row: OrderRow): Promise<string> {
  const { database } = context;
  const buyer = await findBuyer(context, row);
  const lang = getOrderLanguage(row);
  const asBuyer: CallContext = {
    ...context,
    buyer,
    lang,
    siteId: row.site_id,
    now: row.created,
    ...(context.buyer === null && { visitor: null, address: '' }),
  };
  const enquiryId = await ports.orderThreads.open(asBuyer, {
    orderNo: row.order_no,
    productId: row.product_id,
    supplierId: row.supplier_id,
    quantity: row.quantity,
    email: buyer.email,
    isVerified: buyer.isVerified,
    text: formatFirstMessage(ports.texts.of(lang), lang, row),
  });
  await database.kysely
    .updateTable('goods_order')
    .set({ enquiry_id: enquiryId })
    .where('order_no', '=', row.order_no)
    .execute();
  return enquiryId;
}

async function findBuyer({ database }: CallContext, { account_id }: OrderRow): Promise<Buyer> {
  const account = await database.kysely
    .selectFrom('account')
    .select(['email', 'contact_id', 'verified_at'])
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  const { email, contact_id: contactId, verified_at } = account;
  return { accountId: account_id, email, contactId, isVerified: verified_at !== null, token: '', tokenHash: '' };
}

function formatFirstMessage(texts: Texts, lang: LanguageCode, row: OrderRow): string {
  const ordered = texts.text('mail.order.thread.sent', {
    number: row.order_no,
    quantity: unitCount(texts, lang, row.unit, row.quantity),
    product: getProductName(row, lang),
  });
  return row.remark === '' ? ordered : `${ordered}\n\n${row.remark}`;
}
