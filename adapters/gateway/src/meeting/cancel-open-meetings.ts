import type { CallContext } from '../call-context.ts';
import type { MeetingPorts } from './meeting-ports.ts';
import { notifyMeetingCancelled } from './notify-meeting.ts';

/**
 * Cancels a buyer's meetings at an exhibition that have not begun, in the open transaction, with the emails to the
 * exhibitors. D-30
 */
export async function cancelOpenMeetings(
  ports: MeetingPorts,
  context: CallContext,
  { exhibitionId, accountId }: { readonly exhibitionId: string; readonly accountId: string },
): Promise<void> {
  const cancelled = await context.database.kysely
    .updateTable('meeting_booking')
    .set({ status: 3 })
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('status', 'in', [0, 1])
    .where('starts', '>', context.now)
    .returningAll()
    .execute();
  for (const row of cancelled) await notifyMeetingCancelled(ports, context, row);
}
