import { initialStatus } from '@fairhall/core/enquiry/enquiry-status';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { notifyOtherSide } from './notify-other-side.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';

/**
 * Delivers an enquiry with a verified sender to its supplier, once, with the mail that notifies the supplier's people.
 * REL-07
 */
export async function deliverEnquiry(ports: ThreadPorts, context: CallContext, enquiryId: string): Promise<void> {
  const saved = await saveDelivered(context, enquiryId);
  if (saved === undefined) return;
  const first = await context.database.kysely
    .selectFrom('message')
    .select(['message_id as messageId', 'position', 'author', 'text'])
    .where('enquiry_id', '=', enquiryId)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow();
  await notifyOtherSide(ports, context, { side: 'buyer', row: saved }, first);
}

/** The same for an enquiry whose supplier gets another email about it. */
export async function deliverWithoutMail(context: CallContext, enquiryId: string): Promise<void> {
  await saveDelivered(context, enquiryId);
}

/** Returns undefined if it was delivered before. */
async function saveDelivered(context: CallContext, enquiryId: string): Promise<EnquiryRow | undefined> {
  const { database, now } = context;
  const rows = database.kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId).forUpdate();
  const row = await rows.executeTakeFirstOrThrow();
  if (row.delivered_at !== null) return undefined;
  return saveEnquiryStatus(context, row, initialStatus(now), {
    verified_at: row.verified_at ?? now,
    delivered_at: now,
    last_at: now,
  });
}
