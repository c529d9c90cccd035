import { formatPhone } from '@fairhall/core/forms/phone-format';
import { buyerOf, type CallContext } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import { type QueueResult, queueMail } from '../mail/outbox.ts';
import { getProductName } from './list-orders.ts';
import type { OrderRow } from './order.tables.ts';
import { type OrderWords, orderMail, orderSentMail, orderToTeamContent } from './order-mail.ts';
import { getMailPrefix } from './order-personal-data.ts';
import type { OrderPorts } from './order-ports.ts';

/**
 * Queues the emails of an order: to the people responsible at its supplier, or to the organiser's team if it has none,
 * and to the buyer. Returns whether the buyer's email was postponed. REL-07
 */
export async function notifyOrder(ports: OrderPorts, context: CallContext, row: OrderToNotify): Promise<QueueResult> {
  const people = await ports.listResponsiblePeople(context.database, row.supplier_id);
  await notifySupplier(ports, context, row, people);
  return notifyBuyer(ports, context, row, people.length === 0);
}

/** An order with the id of its thread. */
type OrderToNotify = OrderRow & { readonly enquiry_id: string };

async function notifySupplier(
  ports: OrderPorts,
  context: CallContext,
  row: OrderToNotify,
  people: Awaited<ReturnType<OrderPorts['listResponsiblePeople']>>,
): Promise<void> {
  const { database, now, requestId } = context;
  const { contactName, mobile, whatsapp } = row.contact;
  const buyerContact = {
    contactName,
    email: buyerOf(context).email,
    remark: row.remark,
    mobile: formatPhone(mobile),
    whatsapp: whatsapp === undefined ? '' : formatPhone(whatsapp),
  };
  if (people.length === 0) {
    return ports.notifyTeam(context, {
      siteId: row.site_id,
      dedupeKey: `${getMailPrefix(row.order_no)}team`,
      kind: 'order.team',
      async write(texts, lang) {
        const orderWords = await getOrderWords(ports, { database, lang }, row);
        const link = ports.pageUrl(row.site_id, '/');
        return orderToTeamContent(texts, lang, { ...orderWords, ...buyerContact, enquiryId: row.enquiry_id, link });
      },
    });
  }
  for (const { accountId, email, lang } of people) {
    const page = accountId === '' ? 'sso/login' : `received-orders/${row.order_no}`;
    const orderWords = await getOrderWords(ports, { database, lang }, row);
    const words = { ...orderWords, ...buyerContact, to: email, link: `${ports.supplierPagesUrl}/${page}` };
    const dedupeKey = `${getMailPrefix(row.order_no)}supplier.${accountId}`;
    await queueMail(database, orderMail(ports.texts.of(lang), lang, words), {
      dedupeKey,
      kind: 'order.supplier',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}

/**
 * Sends to the account's address, which may belong to a stranger until it is confirmed. The order succeeds even if the
 * email is over that address's limit; the email is then postponed. THR-46
 */
async function notifyBuyer(
  ports: OrderPorts,
  context: CallContext,
  row: OrderRow,
  isUnreachable: boolean,
): Promise<QueueResult> {
  const { database, lang, now, requestId } = context;
  const { email, isVerified } = buyerOf(context);
  const link = ports.pageUrl(row.site_id, `/orders/${row.order_no}`);
  const words = { ...(await getOrderWords(ports, context, row)), isUnreachable, to: email, link };
  return queueMail(database, orderSentMail(ports.texts.of(lang, row.site_id), lang, words), {
    dedupeKey: `${getMailPrefix(row.order_no)}buyer`,
    kind: 'order.buyer',
    requestId,
    now,
    causedBy: isVerified ? 'recipient' : 'anybody',
  });
}

/** The words of an order's emails in a language. */
export async function getOrderWords(
  ports: OrderPorts,
  context: Pick<CallContext, 'database' | 'lang'>,
  row: OrderRow,
): Promise<Omit<OrderWords, 'to' | 'link'>> {
  const [supplierName = ''] = await listSupplierNames(ports, context, [row.supplier_id]);
  return {
    orderNo: row.order_no,
    productName: getProductName(row, context.lang),
    supplierName,
    quantity: row.quantity,
    unit: row.unit,
    currency: row.currency,
    price: row.price === null ? null : Number(row.price),
  };
}
