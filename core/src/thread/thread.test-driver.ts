import type { Thread, ThreadMessage } from '../contract/enquiry/thread.ts';

export const TIME_SENT = Date.UTC(2026, 4, 28, 14, 6);
export const TIME_ANSWERED = Date.UTC(2026, 4, 29, 4, 22);
/** The text of a buyer's message. */
export const QUESTION = 'Can the stripe be woven in Pantone 7699?';

/** A message of a thread, for tests. */
export const messageOfSide = (position: number, side: 'buyer' | 'supplier', change: Partial<ThreadMessage> = {}) => ({
  messageId: `m${position}`,
  position,
  side,
  author: side === 'supplier' ? 'Imran Sheikh' : '',
  text: position === 1 ? QUESTION : `Message ${position}`,
  files: [],
  isMasked: false,
  createTime: TIME_SENT + (position - 1) * 60_000,
  readTime: null,
  ...change,
});

/** An enquiry that was sent and read, as its buyer sees it, for tests. */
export const threadOf = (change: Partial<Thread> = {}): Thread => ({
  enquiryId: 'e1',
  state: 'read',
  viewer: 'buyer',
  target: { type: 'product', id: 'P1', name: 'Pool towel', image: '' },
  supplier: { supplierId: 'S1', name: 'Lyallpur Terry Mills Ltd' },
  quantity: 3000,
  messages: [messageOfSide(1, 'buyer', { readTime: TIME_SENT + 34 * 60_000 })],
  createTime: TIME_SENT,
  readTime: TIME_SENT + 34 * 60_000,
  answerTime: null,
  closeTime: null,
  closedBy: null,
  turn: 'supplier',
  canReply: true,
  contact: { mine: false, theirs: false, isOpen: false },
  ...change,
});

/** The same thread after the supplier has answered. */
export const createAnsweredThread = (change: Partial<Thread> = {}): Thread =>
  threadOf({
    state: 'answered',
    messages: [
      messageOfSide(1, 'buyer', { readTime: TIME_SENT + 34 * 60_000 }),
      messageOfSide(2, 'supplier', { createTime: TIME_ANSWERED }),
    ],
    answerTime: TIME_ANSWERED,
    turn: 'buyer',
    ...change,
  });

/** The same thread after the buyer has closed it. */
export const createClosedThread = (change: Partial<Thread> = {}): Thread =>
  createAnsweredThread({
    state: 'closed',
    closeTime: TIME_ANSWERED,
    closedBy: 'buyer',
    turn: null,
    canReply: false,
    messages: [messageOfSide(1, 'buyer'), messageOfSide(2, 'supplier', { readTime: TIME_ANSWERED })],
    ...change,
  });
