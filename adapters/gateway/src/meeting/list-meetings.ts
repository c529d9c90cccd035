import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { MeetingBooking, MeetingDay } from '@fairhall/core/contract/meeting/calls';
import { listDays, listMeetingSlots } from '@fairhall/core/meeting/slots';
import { err, ok } from '@fairhall/core/result';
import { toCalendarDay, toExhibitionMoment } from '@fairhall/core/site/opening-hours';
import { buyerOf, type CallContext } from '../call-context.ts';
import { listSupplierNames } from '../list-supplier-names.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { isOpen } from './book-meeting.ts';
import type { MeetingPorts, MeetingRow } from './meeting-ports.ts';
import { notifyMeetingCancelled } from './notify-meeting.ts';

/** The buyer's meetings at an exhibition, by day and time. D-30 */
export async function listMeetings(
  ports: MeetingPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<MeetingBooking[]> {
  const rows = await context.database.kysely
    .selectFrom('meeting_booking')
    .selectAll()
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('starts')
    .orderBy('created')
    .execute();
  const facts = await createMeetingFacts(ports, context, { rows, days: 'show' });
  const names = await listSupplierNames(
    ports,
    context,
    rows.map((row) => row.supplier_id),
  );
  return rows.map((row, index) => ({
    ...facts(row),
    supplierId: row.supplier_id,
    supplierName: names[index] ?? '',
  }));
}

/**
 * Loads the facts that both sides see of meetings. `days`: a buyer sees the days of the exhibition, like in their plan;
 * an exhibitor sees calendar days, which differ after midnight.
 */
export async function createMeetingFacts(
  ports: MeetingPorts,
  context: CallContext,
  { rows, days }: { readonly rows: readonly MeetingRow[]; readonly days: 'show' | 'calendar' },
) {
  const ids = [...new Set(rows.map((row) => row.exhibition_id))];
  const exhibitions = await ports.findExhibitionsByIds(context, ids);
  return (row: MeetingRow) => {
    const exhibition = exhibitions.find(({ exhibitionId }) => exhibitionId === row.exhibition_id);
    const isDated = days === 'calendar' && exhibition !== undefined;
    return {
      bookingId: row.booking_id,
      exhibitionId: row.exhibition_id,
      exhibitionName: exhibition?.name ?? '',
      date: isDated ? toCalendarDay(exhibition, row.date, row.slot) : row.date,
      standNo: row.stand_no,
      hall: row.hall,
      slot: row.slot,
      status: row.status,
      remark: row.remark,
      reason: row.reason,
      createTime: Number(row.created),
    };
  };
}

/**
 * Cancels a meeting of the buyer, in the open transaction; cancelling twice has no further effect. D-30 THR-29
 */
export async function cancelMeeting(
  ports: MeetingPorts,
  context: CallContext,
  bookingId: string,
): Promise<Answer<{ readonly bookingId: string; readonly status: 3 }>> {
  const { kysely } = context.database;
  const row = await kysely
    .selectFrom('meeting_booking')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('account_id', '=', buyerOf(context).accountId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  if (row.status === 3) return ok({ bookingId, status: 3 });
  if (!isOpen(row)) return err({ code: '409', message: 'meeting.notNow' });
  await kysely.updateTable('meeting_booking').set({ status: 3 }).where('booking_id', '=', bookingId).execute();
  await notifyMeetingCancelled(ports, context, row);
  return ok({ bookingId, status: 3 });
}

interface FreeSlots {
  readonly supplierName: string;
  readonly standNo: string;
  readonly hall: string;
  readonly days: MeetingDay[];
}

/** The future slots of an exhibitor, marked as taken if either side has a meeting then; does not reveal who. D-30 */
export async function listFreeSlots(
  ports: MeetingPorts,
  context: CallContext,
  { exhibitionId, supplierId }: { readonly exhibitionId: string; readonly supplierId: string },
): Promise<Answer<FreeSlots>> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  const [stand] = exhibition === undefined ? [] : await ports.showStands(context, exhibitionId, [supplierId]);
  if (exhibition === undefined || stand === undefined) return err(NOT_FOUND);
  const taken = await findTakenTimes(context, supplierId);
  const days = listDays(exhibition.inshowStartDate, exhibition.inshowEndDate).map((date) => ({
    date,
    slots: listMeetingSlots(exhibition).flatMap((slot) => {
      const starts = toExhibitionMoment(exhibition, date, slot);
      return starts > context.now ? [{ slot, isTaken: taken.has(starts) }] : [];
    }),
  }));
  const [supplierName = ''] = await listSupplierNames(ports, context, [supplierId]);
  return ok({
    supplierName,
    standNo: stand.standNo,
    hall: stand.hall,
    days: days.filter(({ slots }) => slots.length > 0),
  });
}

/** The times at which the exhibitor or the buyer has a meeting. */
async function findTakenTimes(context: CallContext, supplierId: string): Promise<ReadonlySet<number>> {
  const rows = await context.database.kysely
    .selectFrom('meeting_booking')
    .select('starts')
    .where((by) => by.or([by('supplier_id', '=', supplierId), by('account_id', '=', buyerOf(context).accountId)]))
    .where('status', 'in', [0, 1])
    .where('starts', '>', context.now)
    .execute();
  return new Set(rows.map(({ starts }) => Number(starts)));
}
