import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { printQuery } from '@fairhall/core/routes/query';
import { toCalendarDay } from '@fairhall/core/site/opening-hours';
import type { CallContext } from '../call-context.ts';
import { buyerOf } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import type { Mail } from '../mail/mail.ts';
import { type QueueResult, queueMail } from '../mail/outbox.ts';
import { insertMeetingLink } from './insert-meeting-link.ts';
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
  await notifyRequest(ports, context, row);
  const { email, isVerified } = buyerOf(context);
  const { siteId, ...meetingWords } = await getMeetingWords(ports, context, row);
  const words = { ...meetingWords, to: email };
  return queueMail(
    context.database,
    buyerMeetingMail(ports.texts.of(context.lang, siteId), context.lang, 'meetingSent', words),
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
  mailSupplier(ports, context, row, 'cancelled', async (recipient, words) =>
    meetingCancelledMail(ports.texts.of(recipient.lang), recipient.lang, {
      ...words,
      link: getMeetingsLink(ports, recipient),
    }),
  );

/** Queues the email that tells the buyer the exhibitor's answer, or that it cancelled an accepted meeting. REL-07 */
export async function notifyMeetingAnswered(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
  answer: 'meetingAccepted' | 'meetingRejected' | 'meetingWithdrawn',
): Promise<void> {
  const { database, now, requestId } = context;
  const { lang } = row;
  const found = database.kysely.selectFrom('account').select('email').where('account_id', '=', row.account_id);
  const { email } = await found.executeTakeFirstOrThrow();
  const { siteId, ...meetingWords } = await getMeetingWords(ports, { ...context, lang }, row);
  const words = { ...meetingWords, to: email, reason: row.reason };
  await queueMail(database, buyerMeetingMail(ports.texts.of(lang, siteId), lang, answer, words), {
    dedupeKey: `${getMailPrefix(row.booking_id)}${answer}`,
    kind: 'meeting.buyer',
    requestId,
    now,
    causedBy: 'recipient',
  });
}

/** The emails about a request: each person gets links of their own, which answer it without a login. D-30 THR-04 */
const notifyRequest = (ports: MeetingPorts, context: CallContext, row: MeetingRow): Promise<void> =>
  mailSupplier(ports, context, row, 'asked', async ({ email, lang }, words) => {
    const token = await insertMeetingLink(context.database, row, email);
    const toLink = (answer: 'accept' | 'decline') =>
      `${ports.supplierPagesUrl}/meetings/${answer}${printQuery(['token'], { token })}`;
    const links = { link: toLink('accept'), declineLink: toLink('decline') };
    return meetingMail(ports.texts.of(lang), lang, { ...words, ...links });
  });

type Recipient = Awaited<ReturnType<MeetingPorts['listResponsiblePeople']>>[number];

/** The meetings page, by way of the login for a recipient without an account. */
const getMeetingsLink = ({ supplierPagesUrl }: MeetingPorts, { accountId }: Recipient): string =>
  accountId === ''
    ? `${supplierPagesUrl}/sso/login?callback=%2Fmeetings&role=supplier`
    : `${supplierPagesUrl}/meetings`;

type SupplierWords = Omit<Parameters<typeof meetingCancelledMail>[2], 'link'>;

async function mailSupplier(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
  event: 'asked' | 'cancelled',
  makeMail: (recipient: Recipient, words: SupplierWords) => Promise<Mail>,
): Promise<void> {
  const { database, now, requestId } = context;
  const requester = { contactName: row.contact_name, companyName: row.company_name, remark: row.remark };
  for (const recipient of await ports.listResponsiblePeople(database, row.supplier_id)) {
    const { accountId, email, lang } = recipient;
    const words = { ...(await getMeetingWords(ports, { ...context, lang }, row)), ...requester, to: email };
    await queueMail(database, await makeMail(recipient, words), {
      dedupeKey: `${getMailPrefix(row.booking_id)}${event}.${accountId}`,
      kind: 'meeting.supplier',
      requestId,
      now,
      causedBy: 'recipient',
    });
  }
}

/**
 * The values of an email about a meeting, with the site of the exhibition and the link to the buyer's planner there. D-92
 */
async function getMeetingWords(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
): Promise<Omit<MeetingWords, 'to'> & { readonly siteId: number }> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [row.exhibition_id]);
  const [supplierName = ''] = await listSupplierNames(ports, context, [row.supplier_id]);
  const siteId = exhibition?.websiteId ?? context.siteId;
  const link =
    exhibition === undefined
      ? ports.pageUrl(siteId, `/exhibition_${row.exhibition_id}/planner`)
      : ports.exhibitionUrl(exhibition, { route: 'expoPlanner', params: toExhibitionParams(exhibition) });
  return {
    exhibitionName: exhibition?.name ?? '',
    standNo: row.stand_no,
    hall: row.hall,
    date: exhibition === undefined ? row.date : toCalendarDay(exhibition, row.date, row.slot),
    slot: row.slot,
    supplierName,
    link,
    siteId,
  };
}
