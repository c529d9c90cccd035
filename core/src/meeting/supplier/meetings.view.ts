import { MEETING_STATUS } from '../../contract/meeting/limits.ts';
import type { SupplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { MeetingsContext } from './meetings.machine.ts';

export interface MeetingRow extends SupplierMeeting {
  /** Whether the supplier can accept or decline the request now. */
  readonly canAnswer: boolean;
  /** Whether the supplier can cancel the meeting, which it has accepted. */
  readonly canCancel: boolean;
}

/** Meetings of one day. */
export interface MeetingDayRows {
  /** `yyyy-mm-dd`; that of the first meeting, if a night belongs to the day. */
  readonly date: string;
  readonly day: SupplierMeeting['day'];
  readonly rows: readonly MeetingRow[];
}

export interface MeetingsView extends ListView {
  readonly rows: readonly MeetingRow[];
  /** The same rows by day: today's first, then coming days, then past ones. */
  readonly days: readonly MeetingDayRows[];
}

/** Returns the view of the meeting list. D-30 */
export function supplierMeetingsView(snapshot: ListSnapshot): MeetingsView {
  const records = contextOf<MeetingsContext>(snapshot).list?.records ?? [];
  const rows = records.map((meeting) => ({
    ...meeting,
    canAnswer: meeting.status === MEETING_STATUS.requested && !meeting.hasStarted,
    canCancel: meeting.status === MEETING_STATUS.accepted && !meeting.hasStarted,
  }));
  return { ...listView(snapshot), rows, days: groupByDay(rows) };
}

function groupByDay(rows: readonly MeetingRow[]): readonly MeetingDayRows[] {
  const groups: { date: string; day: SupplierMeeting['day']; rows: MeetingRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.day === row.day && (row.day === 'today' || last.date === row.date)) last.rows.push(row);
    else groups.push({ date: row.date, day: row.day, rows: [row] });
  }
  return groups;
}

/** The page before its flow is loaded. */
export const SUPPLIER_MEETINGS_START: MeetingsView = { ...LIST_START, rows: [], days: [] };
