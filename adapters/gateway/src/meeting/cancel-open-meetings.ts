import type { CallContext } from '../call-context.ts';
import type { MeetingPorts } from './meeting-ports.ts';
import { notifyMeetingCancelled } from './notify-meeting.ts';

/**
 * Cancels the meetings of buyers at an exhibition that have not begun, in the open transaction, with the emails to the
 * exhibitors. D-30
 */
export async function cancelOpenMeetings(
  ports: MeetingPorts,
  context: CallContext,
  { exhibitionId, accountIds }: { readonly exhibitionId: string; readonly accountIds: readonly string[] },
): Promise<void> {
  if (accountIds.length === 0) return;
  const cancelled = await context.database.kysely
    .updateTable('meeting_booking')
    .set({ status: 3 })
    .where('account_id', 'in', accountIds)
    .where('exhibition_id', '=', exhibitionId)
    .where('status', 'in', [0, 1])
    .where('starts', '>', context.now)
    .returningAll()
    .execute();
  for (const row of cancelled) await notifyMeetingCancelled(ports, context, row);
}
