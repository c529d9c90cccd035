import { initialStatus } from '@fairhall/core/enquiry/enquiry-status';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { notifyTeamOfEnquiry } from './enquiry-to-team.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { notifyOtherSide } from './notify-other-side.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';

/**
 * Delivers an enquiry with a verified sender to its supplier, once, with the mail that notifies the supplier's people,
 * or the organiser's team if the supplier has none. Returns whether it was delivered now, and not before.
 * REL-07
 */
export async function deliverEnquiry(ports: ThreadPorts, context: CallContext, enquiryId: string): Promise<boolean> {
  const saved = await saveDelivered(context, enquiryId, (row) => getOfferTime(ports, context, row));
  if (saved === undefined) return false;
  const first = await context.database.kysely
    .selectFrom('message')
    .select(['message_id as messageId', 'position', 'author', 'text'])
    .where('enquiry_id', '=', enquiryId)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow();
  const notified = await notifyOtherSide(ports, context, { side: 'buyer', row: saved }, first);
  if (notified === 0) await notifyTeamOfEnquiry(ports, context, saved, first);
  return true;
}

/** The same for an enquiry whose supplier gets another email about it. */
export async function deliverWithoutMail(context: CallContext, enquiryId: string): Promise<void> {
  await saveDelivered(context, enquiryId, async () => null);
}

/** Null for the thread of an order: the buyer chose that supplier's offer, and the order awaits its decision. */
async function getOfferTime(
  ports: ThreadPorts,
  { database, now }: CallContext,
  { enquiry_id: enquiryId, supplier_id: supplierId, site_id: siteId }: EnquiryRow,
): Promise<number | null> {
  const order = await ports.findOrderOfThread(database, { enquiryId, supplierId });
  return order === undefined ? ports.getOfferTime(database, { siteId, supplierId }, now) : null;
}

/** Returns undefined if it was delivered before. */
async function saveDelivered(
  context: CallContext,
  enquiryId: string,
  getOfferAt: (row: EnquiryRow) => Promise<number | null>,
): Promise<EnquiryRow | undefined> {
  const { database, now } = context;
  const rows = database.kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId).forUpdate();
  const row = await rows.executeTakeFirstOrThrow();
  if (row.delivered_at !== null) return undefined;
  return saveEnquiryStatus(context, row, initialStatus(now), {
    verified_at: row.verified_at ?? now,
    delivered_at: now,
    last_at: now,
    offer_at: await getOfferAt(row),
  });
}
