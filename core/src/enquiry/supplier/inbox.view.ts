import { INBOX_PARTS, type Inbox, type InboxPart, type InboxRow } from '../../contract/enquiry/supplier-calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { Message } from '../../ports/texts.ts';
import type { InboxContext } from './inbox.machine.ts';

/** A row shows its waiting time from this number of milliseconds on. */
const MIN_LONG_WAIT_MS = 21_600_000;
const HOUR = 3_600_000;

export interface InboxRowView {
  readonly id: string;
  readonly target: Omit<InboxRow['target'], 'id'>;
  /** '' if the name is unknown. */
  readonly from: string;
  /** Two-letter code; '' if unknown. */
  readonly countryCode: string;
  /** '' if unknown or not shared. */
  readonly company: string;
  readonly isEmailConfirmed: boolean;
  readonly assignedTo: InboxRow['assignedTo'];
  readonly text: string;
  readonly quantity: number | null;
  /** Whether the buyer has read the last message, if the supplier wrote it; null for a message of the buyer. */
  readonly receipt: NonNullable<InboxRow['receipt']> | null;
  readonly isUnread: boolean;
  /** Epoch milliseconds. */
  readonly lastTime: number;
  /** Waiting time in hours, if it is long; null otherwise. */
  readonly waitsHours: number | null;
}

export interface InboxView extends ListView {
  readonly part: InboxPart;
  /** Whether only enquiries assigned to the user are listed. */
  readonly isMine: boolean;
  readonly parts: readonly { readonly part: InboxPart; readonly count: number }[];
  readonly rows: readonly InboxRowView[];
  /** How fast and how reliably the supplier replies; null for too few enquiries. */
  readonly reply: Inbox['reply'];
  /** The message if there are no rows. */
  readonly empty: Message | null;
}

/** D-65 */
export function inboxView(snapshot: ListSnapshot, now: number): InboxView {
  const { query, list } = contextOf<InboxContext>(snapshot);
  return {
    ...listView(snapshot),
    part: query.part,
    isMine: query.isMine,
    parts: INBOX_PARTS.map((part) => ({ part, count: list?.counts[part] ?? 0 })),
    rows: (list?.records ?? []).map((row) => rowView(row, now)),
    reply: list?.reply ?? null,
    empty: list?.records.length === 0 ? { key: toEmptyKey(query, list.counts) } : null,
  };
}

/** A company that has never had an enquiry has not replied to everyone. */
function toEmptyKey({ part, isMine }: InboxContext['query'], counts: Inbox['counts']) {
  if (isMine) return 'supplierSite.inbox.empty.mine';
  const isNew = INBOX_PARTS.every((each) => counts[each] === 0);
  return part === 'waiting' && isNew ? 'supplierSite.inbox.empty.new' : (`supplierSite.inbox.empty.${part}` as const);
}

/** The page before its flow is loaded. */
export const INBOX_START: InboxView = {
  ...LIST_START,
  part: 'waiting',
  isMine: false,
  parts: INBOX_PARTS.map((part) => ({ part, count: 0 })),
  rows: [],
  reply: null,
  empty: null,
};

/** How long an enquiry has been waiting, in hours, and in days from 24 hours on. */
export const toWait = (hours: number) =>
  hours < 24
    ? ({ key: 'supplierSite.inbox.waits', count: hours } as const)
    : ({ key: 'supplierSite.inbox.waitsDays', count: Math.floor(hours / 24) } as const);

/** Returns a row of the inbox. `now` is epoch milliseconds. */
export function rowView(row: InboxRow, now: number): InboxRowView {
  const waited = row.waitsSince === null ? 0 : now - row.waitsSince;
  const { enquiryId: id, target, from, text, quantity, lastTime, countryCode, company } = row;
  const waitsHours = waited >= MIN_LONG_WAIT_MS ? Math.floor(waited / HOUR) : null;
  return {
    id,
    target,
    from,
    countryCode,
    company,
    isEmailConfirmed: row.isEmailConfirmed,
    text,
    quantity,
    receipt: row.receipt ?? null,
    lastTime,
    isUnread: row.unread > 0,
    waitsHours,
    assignedTo: row.assignedTo,
  };
}
