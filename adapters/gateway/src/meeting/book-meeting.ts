import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { MEETING_DAILY_LIMIT } from '@fairhall/core/contract/meeting/limits';
import { listDays, listMeetingSlots } from '@fairhall/core/meeting/slots';
import { err, ok } from '@fairhall/core/result';
import { toExhibitionMoment } from '@fairhall/core/site/opening-hours';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import { toMailStatus } from '../mail/outbox.ts';
import type { MeetingPorts, MeetingRow, MeetingVenue } from './meeting-ports.ts';
import { notifyMeetingRequested } from './notify-meeting.ts';

interface MeetingInput {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly date: string;
  readonly slot: string;
  readonly remark?: string | undefined;
}

/**
 * Requests a meeting with an exhibitor, in the open transaction, with the emails to both sides. Of two concurrent
 * requests for the same time of either side one is stored, thanks to the table's unique indexes.  D-30
 * REL-07
 */
export async function bookMeeting(
  ports: MeetingPorts,
  context: CallContext,
  input: MeetingInput,
): Promise<Answer<{ readonly bookingId: string; readonly status: 0; readonly mail: MailStatus }>> {
  const { database, now } = context;
  const { accountId } = buyerOf(context);
  const venue = await ports.checkStandAction(context, { ...input, action: 'bookMeeting' });
  if (!venue.ok) return venue;
  const starts = getStart(venue.value, input, now);
  if (starts === undefined) return err({ code: '400', message: 'meeting.noSlot' });
  if (!(await countOne(database, createDailyScope(`meeting|account:${accountId}`, context), MEETING_DAILY_LIMIT)))
    return err({ code: '429', message: 'meeting.dailyLimit', values: { limit: MEETING_DAILY_LIMIT } });
  const row = await database.kysely
    .insertInto('meeting_booking')
    .values({ ...(await toMeetingRow(ports, context, input, venue.value)), starts })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return err(await findConflict(context, starts));
  const mail = toMailStatus(await notifyMeetingRequested(ports, context, row));
  return ok({ bookingId: row.booking_id, status: 0, mail });
}

/**
 * The start of the meeting in epoch milliseconds; undefined if the time is in the past or is not a slot of the
 * exhibition.
 */
function getStart({ exhibition }: MeetingVenue, { date, slot }: MeetingInput, now: number): number | undefined {
  const days = listDays(exhibition.inshowStartDate, exhibition.inshowEndDate);
  if (!days.includes(date) || !listMeetingSlots(exhibition).includes(slot)) return undefined;
  const starts = toExhibitionMoment(exhibition, date, slot);
  return starts > now ? starts : undefined;
}

async function toMeetingRow(
  { listRegistrations }: MeetingPorts,
  context: CallContext,
  { exhibitionId, supplierId, date, slot, remark = '' }: MeetingInput,
  { stand }: MeetingVenue,
) {
  // After registration has closed the buyer may have no registration; meetings are not offered then either.
  const [registered] = await listRegistrations(context, exhibitionId);
  return {
    booking_id: createRandomId(),
    account_id: buyerOf(context).accountId,
    exhibition_id: exhibitionId,
    supplier_id: supplierId,
    stand_no: stand.standNo,
    hall: stand.hall,
    date,
    slot,
    remark: remark.trim(),
    contact_name: registered?.contactName ?? '',
    company_name: registered?.companyName ?? '',
    country_id: registered?.countryId ?? '',
    lang: context.lang,
    created: context.now,
  };
}

/** The side whose time is taken. The buyer's own conflict is reported first, since they can resolve it. D-30 */
async function findConflict(context: CallContext, starts: number): Promise<Refusal> {
  const buyerMeeting = await context.database.kysely
    .selectFrom('meeting_booking')
    .select('booking_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('starts', '=', starts)
    .where('status', 'in', [0, 1])
    .executeTakeFirst();
  return { code: '409', message: buyerMeeting === undefined ? 'meeting.taken.exhibitor' : 'meeting.taken.own' };
}

/** How long past meetings are stored, in milliseconds; later they are of no use. */
const RETENTION_MS = 3 * 365 * 86_400_000;

/** How long the links of emails work after the meeting's time, in milliseconds: only to say that it has passed. */
const LINK_RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes meetings older than the retention period, and links to meetings after a shorter one, since anyone with the email
 * can open them.
 */
export async function cleanUpMeetings({ kysely }: CallContext['database'], now: number): Promise<void> {
  const ended = kysely
    .selectFrom('meeting_booking')
    .select('booking_id')
    .where('starts', '<', now - LINK_RETENTION_MS);
  await kysely.deleteFrom('meeting_link').where('booking_id', 'in', ended).execute();
  await kysely
    .deleteFrom('meeting_booking')
    .where('starts', '<', now - RETENTION_MS)
    .execute();
}

/** Whether a meeting is requested or accepted. */
export const isOpen = ({ status }: Pick<MeetingRow, 'status'>): boolean => status === 0 || status === 1;
