import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import { getOrderWords } from './notify-order.ts';
import { getOrderLanguage } from './open-order-thread.ts';
import type { OrderRow } from './order.tables.ts';
import { orderCancelledMail, orderCancelledToTeamContent, orderDecidedMail } from './order-mail.ts';
import { getMailPrefix } from './order-personal-data.ts';
import type { OrderPorts } from './order-ports.ts';

/** Queues the emails that tell the other side of an order's new state, each in its reader's language. REL-07 */
export async function notifyOfChange(ports: OrderPorts, context: CallContext, row: OrderRow): Promise<void> {
  if (row.state === 'cancelled') await notifySupplier(ports, context, row);
  if (row.state === 'confirmed' || row.state === 'declined') await notifyBuyer(ports, context, row, row.state);
}

async function notifySupplier(ports: OrderPorts, context: CallContext, row: OrderRow): Promise<void> {
  const { database, now, requestId } = context;
  const people = await ports.listResponsiblePeople(database, row.supplier_id);
  if (people.length === 0) {
    return ports.notifyTeam(context, {
      siteId: row.site_id,
      dedupeKey: `${getMailPrefix(row.order_no)}cancelled.team`,
      kind: 'order.cancelled',
      async write(texts, lang) {
        const words = await getOrderWords(ports, { database, lang }, row);
        const { contactName } = row.contact;
        return orderCancelledToTeamContent(texts, lang, {
          ...words,
          contactName,
          enquiryId: row.enquiry_id,
          link: ports.pageUrl(row.site_id, '/'),
        });
      },
    });
  }
  for (const { accountId, email, lang } of people) {
    const page = accountId === '' ? 'sso/login' : `received-orders/${row.order_no}`;
    const words = await getOrderWords(ports, { database, lang }, row);
    const mail = orderCancelledMail(ports.texts.of(lang), lang, {
      ...words,
      contactName: row.contact.contactName,
      to: email,
      link: `${ports.supplierPagesUrl}/${page}`,
    });
    const dedupeKey = `${getMailPrefix(row.order_no)}cancelled.${accountId}`;
    await queueMail(database, mail, { dedupeKey, kind: 'order.cancelled', requestId, now, causedBy: 'recipient' });
  }
}

/** Sends to the account's address, which may belong to a stranger until it is confirmed. THR-46 */
async function notifyBuyer(
  ports: OrderPorts,
  context: CallContext,
  row: OrderRow,
  state: 'confirmed' | 'declined',
): Promise<void> {
  const { database, now, requestId } = context;
  const { email, verified_at } = await database.kysely
    .selectFrom('account')
    .select(['email', 'verified_at'])
    .where('account_id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const lang = getOrderLanguage(row);
  const mail = orderDecidedMail(ports.texts.of(lang, row.site_id), lang, {
    ...(await getOrderWords(ports, { database, lang }, row)),
    state,
    reason: row.reason,
    to: email,
    link: ports.pageUrl(row.site_id, `/orders/${row.order_no}`),
  });
  await queueMail(database, mail, {
    dedupeKey: `${getMailPrefix(row.order_no)}${state}`,
    kind: `order.${state}`,
    requestId,
    now,
    causedBy: verified_at === null ? 'anybody' : 'recipient',
  });
}
