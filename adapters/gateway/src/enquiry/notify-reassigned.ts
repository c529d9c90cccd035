import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { enquiryReassignedMail } from './enquiry-reassigned-mail.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { buyerRecipient } from './notify-other-side.ts';
import { targetOf } from './read-thread.ts';

/** Queues the mail that tells a buyer that another supplier now has their enquiry. */
export async function notifyReassigned(
  ports: ThreadPorts,
  { database, now, requestId }: CallContext,
  row: EnquiryRow,
  before: EnquiryRow,
): Promise<void> {
  const { email, lang, link } = await buyerRecipient(ports, database, row);
  const [after, earlier] = await ports.describeTargets(database, lang, [targetOf(row), targetOf(before)]);
  const mail = enquiryReassignedMail(ports.texts.of(lang, row.site_id), lang, {
    to: email,
    link,
    targetType: row.type,
    targetName: earlier?.name ?? '',
    supplierName: after?.supplierName ?? '',
    earlierName: earlier?.supplierName ?? '',
  });
  const dedupeKey = `reassigned.${row.enquiry_id}.${row.reassigned}`;
  await queueMail(database, mail, { dedupeKey, kind: 'enquiry.reassigned', requestId, now, causedBy: 'recipient' });
}
