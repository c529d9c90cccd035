import type { EnquiryState, Side } from '../contract/enquiry/thread-limits.ts';

/** The status of an enquiry that was delivered to its supplier. Times are epoch milliseconds. */
export interface EnquiryStatus {
  readonly state: EnquiryState;
  /** The side that closed it; null while it is open. Spam counts as closed by the supplier. */
  readonly closedBy: Side | null;
  /** The side that wrote the last message. */
  readonly lastSide: Side;
  /** Whether the supplier has ever replied. */
  readonly isAnswered: boolean;
  /** Since when the supplier's reply is due; null if none is due. */
  readonly waitsSince: number | null;
}

/** The acts of a side on an enquiry. */
export type ThreadAct = 'read' | 'write' | 'close' | 'reopen' | 'spam';

/** The status of an enquiry at its delivery. */
export const initialStatus = (now: number): EnquiryStatus => ({
  state: 'new',
  closedBy: null,
  lastSide: 'buyer',
  isAnswered: false,
  waitsSince: now,
});

/** Whether it is open, so that both sides can write. */
export const isOpen = ({ state }: Pick<EnquiryStatus, 'state'>): boolean => state !== 'closed' && state !== 'spam';

/** The side whose reply is expected; null if the enquiry is closed. */
export const getTurn = ({ state, lastSide }: Pick<EnquiryStatus, 'state' | 'lastSide'>): Side | null => {
  if (!isOpen({ state })) return null;
  return lastSide === 'buyer' ? 'supplier' : 'buyer';
};

/** The state that a side sees: a buyer never learns of spam and sees the enquiry as closed. */
export const toVisibleState = (state: EnquiryState, viewer: Side): EnquiryState =>
  state === 'spam' && viewer === 'buyer' ? 'closed' : state;

/**
 * The status after an act of a side, or undefined if the act is not allowed. An act without effect leaves the status
 * unchanged, so retries are harmless. Only the side that closed an enquiry may reopen it: a supplier cannot write to a
 * buyer who is done, and the buyer's options reveal nothing about spam.
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

/** If the supplier's reply is still due, the waiting time starts again. */
const applyReopen = (before: EnquiryStatus, now: number): EnquiryStatus => ({
  ...before,
  state: before.isAnswered ? 'answered' : 'read',
  closedBy: null,
  waitsSince: before.lastSide === 'buyer' ? now : null,
});
