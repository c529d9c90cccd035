import type { SnapshotFrom } from 'xstate';
import { INBOX_PARTS, type Inbox, type InboxPart, type InboxRow } from '../../contract/enquiry/supplier-calls.ts';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import type { Message } from '../../ports/texts.ts';
import type { inboxMachine } from './inbox.machine.ts';

/** From so many milliseconds of waiting on a row says so. */
const LONG = 21_600_000;
const HOUR = 3_600_000;

export interface InboxRowView {
  readonly id: string;
  readonly target: InboxRow['target'];
  /** '' where no name is known. */
  readonly from: string;
  readonly text: string;
  readonly quantity: number | null;
  readonly isUnread: boolean;
  /** Epoch milliseconds. */
  readonly lastTime: number;
  /** For how many hours it waits, where that is long; null else. */
  readonly waitsHours: number | null;
}

export interface InboxView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly part: InboxPart;
  readonly parts: readonly { readonly part: InboxPart; readonly count: number }[];
  readonly rows: readonly InboxRowView[];
  readonly pageNo: number;
  readonly pageCount: number;
  /** How soon and how reliably the supplier answers; null while there is too little to tell. */
  readonly reply: Inbox['reply'];
  /** What is said where there is no row. */
  readonly empty: Message | null;
  readonly message: ShownMessage | null;
}

/** D-65 */
export function inboxView(snapshot: SnapshotFrom<typeof inboxMachine>, now: number): InboxView {
  const { part, pageNo, inbox, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    part,
    parts: INBOX_PARTS.map((name) => ({ part: name, count: inbox?.counts[name] ?? 0 })),
    rows: (inbox?.records ?? []).map((row) => rowView(row, now)),
    reply: inbox?.reply ?? null,
    pageNo,
    pageCount: inbox === null ? 1 : Math.max(1, Math.ceil(inbox.total / inbox.pageSize)),
    empty: inbox !== null && inbox.records.length === 0 ? { key: `supplierSite.inbox.empty.${part}` } : null,
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const INBOX_START: InboxView = {
  busy: true,
  state: 'loading',
  part: 'waiting',
  parts: INBOX_PARTS.map((part) => ({ part, count: 0 })),
  rows: [],
  reply: null,
  pageNo: 1,
  pageCount: 1,
  empty: null,
  message: null,
};

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: SnapshotFrom<typeof inboxMachine>): InboxView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.inbox === null ? 'loading' : 'shown';
}

function rowView(row: Inbox['records'][number], now: number): InboxRowView {
  const waited = row.waitsSince === null ? 0 : now - row.waitsSince;
  const { enquiryId: id, target, from, text, quantity, lastTime } = row;
  const waitsHours = waited >= LONG ? Math.floor(waited / HOUR) : null;
  return { ...{ id, target, from, text, quantity, lastTime }, isUnread: row.unread > 0, waitsHours };
}
