import { type CallContext, supplierOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { queueMail } from '../mail/outbox.ts';
import { hasVisibleContacts } from './contact-visibility.ts';
import { enquiryAssignedMail } from './enquiry-assigned-mail.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { listEnquiryCountries } from './list-party-countries.ts';
import { maskText } from './mask-text.ts';
import { toMailKeyPrefix } from './notify-other-side.ts';
import { targetOf } from './read-thread.ts';

/** Prefix of the dedupe keys of all mails that tell members of the supplier's team that an enquiry is theirs. */
export const toAssignedKeyPrefix = (enquiryId: string): string => `${toMailKeyPrefix(enquiryId, 'supplier')}assigned.`;

/** Queues the email that tells a member of the supplier's team that a colleague handed them an enquiry. D-65 REL-07 */
export async function notifyAssigned(
  ports: ThreadPorts,
  context: CallContext,
  row: EnquiryRow,
  accountId: string,
): Promise<void> {
  const { database, now, requestId } = context;
  const people = await ports.listResponsiblePeople(database, row.supplier_id);
  const person = people.find((one) => one.accountId === accountId);
  if (person === undefined) return;
  const { email, lang } = person;
  const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
  const mail = enquiryAssignedMail(ports.texts.of(lang), lang, {
    to: email,
    colleague: supplierOf(context).name,
    targetName: words?.name ?? '',
    ...(await findLastBuyerMessage(ports, context, row)),
    link: `${ports.supplierPagesUrl}/inbox/${row.enquiry_id}`,
  });
  const task = taskOf(`assign:${row.enquiry_id}`, context.idempotencyKey);
  await queueMail(database, mail, {
    dedupeKey: `${toAssignedKeyPrefix(row.enquiry_id)}${accountId}.${task}`,
    kind: 'enquiry.assigned',
    requestId,
    now,
    causedBy: 'recipient',
  });
}

/** What the buyer wrote last, as the supplier sees it. */
async function findLastBuyerMessage(
  ports: ThreadPorts,
  { database }: CallContext,
  row: EnquiryRow,
): Promise<{ readonly text: string; readonly isHiding: boolean }> {
  const last = await database.kysely
    .selectFrom('message')
    .select('text')
    .where('enquiry_id', '=', row.enquiry_id)
    .where('side', '=', 'buyer')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const areShown = await hasVisibleContacts(ports, database, row);
  const countries = areShown ? [] : await listEnquiryCountries(database, row.enquiry_id);
  const text = maskText({ side: 'buyer', text: last?.text ?? '', countries }, 'supplier', areShown);
  return { text, isHiding: !areShown };
}
