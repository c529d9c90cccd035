import type { EnquiryState, Side } from '../contract/enquiry/thread-limits.ts';

/** Where an enquiry that has reached its supplier stands. Times are epoch milliseconds. */
export interface Standing {
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
export const delivered = (now: number): Standing => ({
  state: 'new',
  closedBy: null,
  lastSide: 'buyer',
  isAnswered: false,
  waitsSince: now,
});

/** Whether it goes on: only then is anything written. */
export const isOpen = ({ state }: Pick<Standing, 'state'>): boolean => state !== 'closed' && state !== 'spam';

/** Whose turn it is; null once it is over. */
export const turnOf = ({ state, lastSide }: Pick<Standing, 'state' | 'lastSide'>): Side | null => {
  if (!isOpen({ state })) return null;
  return lastSide === 'buyer' ? 'supplier' : 'buyer';
};

/** The state that a side is told: a buyer never learns that something was called spam, she sees that it was closed. */
export const shownState = (state: EnquiryState, viewer: Side): EnquiryState =>
  state === 'spam' && viewer === 'buyer' ? 'closed' : state;

/**
 * What an act of a side leads to, or undefined where it is not allowed. What is so already stays as it is, so that a repeat
 * does no harm. Who has ended an enquiry may open it again, and nobody else: a supplier cannot write on to a buyer who is
 * done, and what a buyer may do tells nothing of spam.
 */
export function standingAfter(before: Standing, side: Side, act: ThreadAct, now: number): Standing | undefined {
  switch (act) {
    case 'read':
      return side === 'supplier' && before.state === 'new' ? { ...before, state: 'read' } : before;
    case 'write':
      return isOpen(before) ? written(before, side, now) : undefined;
    case 'close':
      return isOpen(before) ? ended(before, 'closed', side) : before;
    case 'reopen':
      if (isOpen(before)) return before;
      return before.closedBy === side ? reopened(before, now) : undefined;
    case 'spam':
      return side === 'supplier' && (isOpen(before) || before.closedBy === side)
        ? ended(before, 'spam', side)
        : undefined;
  }
}

function written(before: Standing, side: Side, now: number): Standing {
  if (side === 'buyer') return { ...before, lastSide: side, waitsSince: before.waitsSince ?? now };
  return { ...before, state: 'answered', lastSide: side, isAnswered: true, waitsSince: null };
}

const ended = (before: Standing, state: 'closed' | 'spam', closedBy: Side): Standing => ({
  ...before,
  state,
  closedBy,
  waitsSince: null,
});

/** An answer that is still owed is waited for anew. */
const reopened = (before: Standing, now: number): Standing => ({
  ...before,
  state: before.isAnswered ? 'answered' : 'read',
  closedBy: null,
  waitsSince: before.lastSide === 'buyer' ? now : null,
});
