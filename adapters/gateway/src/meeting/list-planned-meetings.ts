import type { MeetingStatus } from '@fairhall/core/contract/meeting/limits';
import { buyerOf, type CallContext } from '../call-context.ts';
import { listSupplierNames, type SupplierNamePorts } from '../list-supplier-names.ts';

/** A meeting as a calendar needs it; `starts` in epoch milliseconds. */
interface PlannedMeeting {
  readonly bookingId: string;
  readonly starts: number;
  readonly supplierName: string;
  readonly hall: string;
  readonly standNo: string;
  readonly status: MeetingStatus;
  /** The number of changes, and the time of the last one in epoch milliseconds. */
  readonly revision: number;
  readonly changed: number;
}

/** The buyer's meetings at an exhibition by time, including cancelled and rejected ones. D-30 */
export async function listPlannedMeetings(
  ports: SupplierNamePorts,
  context: CallContext,
  exhibitionId: string,
): Promise<readonly PlannedMeeting[]> {
  const rows = await context.database.kysely
    .selectFrom('meeting_booking')
    .select(['booking_id', 'starts', 'supplier_id', 'hall', 'stand_no', 'status', 'revision', 'changed'])
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('starts')
    .execute();
  const names = await listSupplierNames(
    ports,
    context,
    rows.map((row) => row.supplier_id),
  );
  return rows.map(({ booking_id, starts, hall, stand_no, status, revision, changed }, index) => ({
    bookingId: booking_id,
    starts: Number(starts),
    supplierName: names[index] ?? '',
    hall,
    standNo: stand_no,
    status,
    revision,
    changed: Number(changed),
  }));
}
