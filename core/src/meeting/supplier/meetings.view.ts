import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import { MEETING_STATUS } from '../../contract/meeting/limits.ts';
import type { AskedMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { meetingsMachine } from './meetings.machine.ts';

export interface MeetingRow extends AskedMeeting {
  /** What the supplier may answer now: what was accepted can still be declined. */
  readonly canAccept: boolean;
  readonly canDecline: boolean;
}

export interface MeetingsView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  /** The next ones first, past ones last. */
  readonly rows: readonly MeetingRow[];
  readonly pageNo: number;
  readonly pageCount: number;
  readonly message: ShownMessage | null;
}

/** D-30 */
export function meetingsView(snapshot: SnapshotFrom<typeof meetingsMachine>): MeetingsView {
  const { pageNo, list, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    rows: (list?.records ?? []).map((meeting) => ({
      ...meeting,
      canAccept: meeting.status === MEETING_STATUS.requested,
      canDecline: meeting.status === MEETING_STATUS.requested || meeting.status === MEETING_STATUS.accepted,
    })),
    pageNo,
    pageCount: list === null ? 1 : Math.max(1, Math.ceil(list.total / list.pageSize)),
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const MEETINGS_START: MeetingsView = {
  busy: true,
  state: 'loading',
  rows: [],
  pageNo: 1,
  pageCount: 1,
  message: null,
};

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: SnapshotFrom<typeof meetingsMachine>): MeetingsView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}
