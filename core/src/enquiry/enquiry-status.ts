import type { EnquiryState, Side } from '../contract/enquiry/thread-limits.ts';

/** Where an enquiry that has reached its supplier stands. Times are epoch milliseconds. */
export interface EnquiryStatus {
  readonly state: EnquiryState;
  /** Who ended it; null while it goes on. What is spam was ended by the supplier. */
  readonly closedBy: Side | null;
  /** Who wrote last. */
  readonly lastSide: Side;
  /** Whether the supplier has ever answered. */
  readonly isAnswered: boolean;
  /** Since when the supplier owes an answer; null where none is owed. */
  readonly waitsSince: number | null;
}

/** What somebody does to an enquiry. */
export type ThreadAct = 'read' | 'write' | 'close' | 'reopen' | 'spam';

/** An enquiry as it reaches its supplier. */
export const initialStatus = (now: number): EnquiryStatus => ({
  state: 'new',
  closedBy: null,
  lastSide: 'buyer',
  isAnswered: false,
  waitsSince: now,
});

/** Whether it goes on: only then is anything written. */
export const isOpen = ({ state }: Pick<EnquiryStatus, 'state'>): boolean => state !== 'closed' && state !== 'spam';

/** Whose turn it is; null once it is over. */
export const getTurn = ({ state, lastSide }: Pick<EnquiryStatus, 'state' | 'lastSide'>): Side | null => {
  if (!isOpen({ state })) return null;
  return lastSide === 'buyer' ? 'supplier' : 'buyer';
};

/** The state that a side is told: a buyer never learns that something was called spam, she sees that it was closed. */
export const toVisibleState = (state: EnquiryState, viewer: Side): EnquiryState =>
  state === 'spam' && viewer === 'buyer' ? 'closed' : state;

/**
 * What an act of a side leads to, or undefined where it is not allowed. What is so already stays as it is, so that a repeat
 * does no harm. Who has ended an enquiry may open it again, and nobody else: a supplier cannot write on to a buyer who is
 * done, and what a buyer may do tells nothing of spam.
 */
export function applyAct(before: EnquiryStatus, side: Side, act: ThreadAct, now: number): EnquiryStatus | undefined {
  switch (act) {
    case 'read':
      return side === 'supplier' && before.state === 'new' ? { ...before, state: 'read' } : before;
    case 'write':
      return isOpen(before) ? applyMessage(before, side, now) : undefined;
    case 'close':
      return isOpen(before) ? applyEnd(before, 'closed', side) : before;
    case 'reopen':
      if (isOpen(before)) return before;
      return before.closedBy === side ? applyReopen(before, now) : undefined;
    case 'spam':
      return side === 'supplier' && (isOpen(before) || before.closedBy === side)
        ? applyEnd(before, 'spam', side)
        : undefined;
  }
}

function applyMessage(before: EnquiryStatus, side: Side, now: number): EnquiryStatus {
  if (side === 'buyer') return { ...before, lastSide: side, waitsSince: before.waitsSince ?? now };
  return { ...before, state: 'answered', lastSide: side, isAnswered: true, waitsSince: null };
}

const applyEnd = (before: EnquiryStatus, state: 'closed' | 'spam', closedBy: Side): EnquiryStatus => ({
  ...before,
  state,
  closedBy,
  waitsSince: null,
});

/** An answer that is still owed is waited for anew. */
const applyReopen = (before: EnquiryStatus, now: number): EnquiryStatus => ({
  ...before,
  state: before.isAnswered ? 'answered' : 'read',
  closedBy: null,
  waitsSince: before.lastSide === 'buyer' ? now : null,
});
