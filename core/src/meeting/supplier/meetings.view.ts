import { MEETING_STATUS } from '../../contract/meeting/limits.ts';
import type { SupplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { MeetingsContext } from './meetings.machine.ts';

export interface MeetingRow extends SupplierMeeting {
  /** Whether the supplier can accept now. An accepted meeting can still be declined. */
  readonly canAccept: boolean;
  readonly canDecline: boolean;
}

export interface MeetingsView extends ListView {
  /** Upcoming meetings first, past ones last. */
  readonly rows: readonly MeetingRow[];
}

/** Returns the view of the meeting list. D-30 */
export const supplierMeetingsView = (snapshot: ListSnapshot): MeetingsView => ({
  ...listView(snapshot),
  rows: (contextOf<MeetingsContext>(snapshot).list?.records ?? []).map((meeting) => ({
    ...meeting,
    canAccept: meeting.status === MEETING_STATUS.requested,
    canDecline: meeting.status === MEETING_STATUS.requested || meeting.status === MEETING_STATUS.accepted,
  })),
});

/** The page before its flow is loaded. */
export const SUPPLIER_MEETINGS_START: MeetingsView = { ...LIST_START, rows: [] };
