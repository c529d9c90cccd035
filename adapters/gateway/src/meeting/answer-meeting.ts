import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { createMeetingFacts } from './list-meetings.ts';
import type { MeetingPorts } from './meeting-ports.ts';
import { notifyMeetingAnswered } from './notify-meeting.ts';

const PAGE_SIZE = 20;

/**
 * The supplier's meeting requests: upcoming ones first, the next one first; then past ones, the latest first. D-30
 * THR-29
 */
export async function listReceivedMeetings(
  ports: MeetingPorts,
  context: CallContext,
  pageNo: number,
): Promise<OutputOf<typeof supplierMeeting.list>> {
  const { database, now } = context;
  const meetings = database.kysely
    .selectFrom('meeting_booking')
    .where('supplier_id', '=', supplierOf(context).supplierId);
  const { total } = await meetings.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await meetings
    .selectAll()
    .orderBy(sql`starts < ${now}`)
    .orderBy(sql`abs(starts - ${now}::bigint)`)
    .orderBy('booking_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const facts = await createMeetingFacts(ports, context, { rows, days: 'calendar' });
  const records = rows.map((row) => ({
    ...facts(row),
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id,
  }));
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}

interface MeetingAnswer {
  readonly bookingId: string;
  readonly isAccepted: boolean;
}

/**
 * Accepts or rejects a meeting request to the supplier, in the open transaction, with the email to the buyer. D-30
 * THR-29
 */
export async function answerMeeting(
  ports: MeetingPorts,
  context: CallContext,
  { bookingId, isAccepted }: MeetingAnswer,
): Promise<Answer<OutputOf<typeof supplierMeeting.answer>>> {
  const { kysely } = context.database;
  const row = await kysely
    .selectFrom('meeting_booking')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const status = isAccepted ? 1 : 2;
  if (row.status === status) return ok({ bookingId, status });
  if (row.status === 2 || row.status === 3) return err({ code: '409', message: 'meeting.notNow' });
  await kysely.updateTable('meeting_booking').set({ status }).where('booking_id', '=', bookingId).execute();
  await notifyMeetingAnswered(ports, context, row, isAccepted);
  return ok({ bookingId, status });
}
