import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { toCalendarDay } from '@fairhall/core/site/opening-hours';
import type { CallContext } from '../call-context.ts';
import { buyerOf } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import type { Mail } from '../mail/mail.ts';
import { type QueueResult, queueMail } from '../mail/outbox.ts';
import { exhibitionPage } from '../site-pages.ts';
import { buyerMeetingMail, type MeetingWords, meetingCancelledMail, meetingMail } from './meeting-mail.ts';
import type { MeetingPorts, MeetingRow } from './meeting-ports.ts';

/** The prefix of the keys of all emails about a meeting. */
export const getMailPrefix = (bookingId: string): string => `meeting.${bookingId}.`;

/**
 * Queues the emails of a request: to the people responsible at the exhibitor, and to the buyer, whose address may
 * belong to a stranger until it is confirmed. Returns whether the buyer's email was postponed. REL-07 THR-46
 */
export async function notifyMeetingRequested(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
): Promise<QueueResult> {
  await notifySupplier(ports, context, row, 'asked');
  const { email, isVerified } = buyerOf(context);
  const words = { ...(await getMeetingWords(ports, context, row)), to: email };
  return queueMail(
    context.database,
    buyerMeetingMail(ports.texts.of(context.lang), context.lang, 'meetingSent', words),
    {
      dedupeKey: `${getMailPrefix(row.booking_id)}buyer`,
      kind: 'meeting.buyer',
      requestId: context.requestId,
      now: context.now,
      causedBy: isVerified ? 'recipient' : 'anybody',
    },
  );
}

/** Queues the emails that tell the exhibitor that the buyer cancelled. REL-07 */
export const notifyMeetingCancelled = (ports: MeetingPorts, context: CallContext, row: MeetingRow): Promise<void> =>
  notifySupplier(ports, context, row, 'cancelled');

/** Queues the email that tells the buyer the exhibitor's answer. REL-07 */
export async function notifyMeetingAnswered(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
  isAccepted: boolean,
): Promise<void> {
  const { database, now, requestId } = context;
  const { lang } = row;
  const found = database.kysely.selectFrom('account').select('email').where('account_id', '=', row.account_id);
  const { email } = await found.executeTakeFirstOrThrow();
  const kind = isAccepted ? 'meetingAccepted' : 'meetingRejected';
  const words = { ...(await getMeetingWords(ports, { ...context, lang }, row)), to: email };
  await queueMail(database, buyerMeetingMail(ports.texts.of(lang), lang, kind, words), {
    dedupeKey: `${getMailPrefix(row.booking_id)}${kind}`,
    kind: 'meeting.buyer',
    requestId,
    now,
    causedBy: 'recipient',
  });
}

async function notifySupplier(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
  event: 'asked' | 'cancelled',
): Promise<void> {
  const { database, now, requestId } = context;
  const requester = { contactName: row.contact_name, companyName: row.company_name, remark: row.remark };
  for (const { accountId, email, lang } of await ports.listResponsiblePeople(database, row.supplier_id)) {
    const link =
      accountId === ''
        ? `${ports.supplierPagesUrl}/sso/login?callback=%2Fmeetings&role=supplier`
        : `${ports.supplierPagesUrl}/meetings`;
    const words = { ...(await getMeetingWords(ports, { ...context, lang }, row)), ...requester, to: email, link };
    const make: (...parameters: Parameters<typeof meetingMail>) => Mail =
      event === 'asked' ? meetingMail : meetingCancelledMail;
    await queueMail(database, make(ports.texts.of(lang), lang, words), {
      dedupeKey: `${getMailPrefix(row.booking_id)}${event}.${accountId}`,
      kind: 'meeting.supplier',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}

/** The values of an email about a meeting, with the link to the buyer's planner on the exhibition's own site. D-92 */
async function getMeetingWords(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
): Promise<Omit<MeetingWords, 'to'>> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [row.exhibition_id]);
  const [supplierName = ''] = await listSupplierNames(ports, context, [row.supplier_id]);
  const link =
    exhibition === undefined
      ? `${ports.pagesUrl}/exhibition_${row.exhibition_id}/planner`
      : exhibitionPage(ports.pagesUrl, context.settings, exhibition, {
          route: 'expoPlanner',
          params: toExhibitionParams(exhibition),
        });
  return {
    exhibitionName: exhibition?.name ?? '',
    standNo: row.stand_no,
    hall: row.hall,
    date: exhibition === undefined ? row.date : toCalendarDay(exhibition, row.date, row.slot),
    slot: row.slot,
    supplierName,
    link,
  };
}
