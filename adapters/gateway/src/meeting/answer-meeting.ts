import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { supplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { MeetingPorts, MeetingRow } from './meeting-ports.ts';
import { notifyMeetingAnswered } from './notify-meeting.ts';

const IS_PAST: Refusal = { code: '409', message: 'meeting.past' };

interface MeetingAnswer {
  readonly isAccepted: boolean;
  readonly reason?: string | undefined;
}

/**
 * Accepts or rejects a meeting request to the supplier, in the open transaction, with the email to the buyer. D-30
 * THR-29
 */
export async function answerMeeting(
  ports: MeetingPorts,
  context: CallContext,
  { bookingId, ...answer }: MeetingAnswer & { readonly bookingId: string },
): Promise<Answer<OutputOf<typeof supplierMeeting.answer>>> {
  const row = await context.database.kysely
    .selectFrom('meeting_booking')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const status = answer.isAccepted ? 1 : 2;
  if (row.status === status) return ok({ bookingId, status });
  if (row.status === 2 || row.status === 3) return err({ code: '409', message: 'meeting.notNow' });
  if (hasStarted(row, context)) return err(IS_PAST);
  return ok({ bookingId, status: await saveAnswer(ports, context, row, answer) });
}

/** Whether a meeting has begun. */
export const hasStarted = ({ starts }: Pick<MeetingRow, 'starts'>, { now }: Pick<CallContext, 'now'>): boolean =>
  Number(starts) <= now;

/** Stores the answer to a locked request and queues the email to the buyer. */
export async function saveAnswer(
  ports: MeetingPorts,
  context: CallContext,
  row: MeetingRow,
  { isAccepted, reason = '' }: MeetingAnswer,
): Promise<1 | 2> {
  const changed = { status: isAccepted ? 1 : 2, reason: isAccepted ? '' : reason.trim() } as const;
  const rejected = row.status === 1 ? 'meetingWithdrawn' : 'meetingRejected';
  await context.database.kysely
    .updateTable('meeting_booking')
    .set(changed)
    .where('booking_id', '=', row.booking_id)
    .execute();
  await notifyMeetingAnswered(ports, context, { ...row, ...changed }, isAccepted ? 'meetingAccepted' : rejected);
  return changed.status;
}
