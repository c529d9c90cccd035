import * as z from 'zod/mini';
import { time } from './fields.ts';
import { ENQUIRY_STATES, SIDES } from './thread-limits.ts';

const side = z.enum(SIDES);

const message = z.object({
  messageId: z.string(),
  /** Its place in the thread: 1, 2, 3 … */
  position: z.int(),
  side,
  /** Who wrote it; '' where no name is known, as of a guest. */
  author: z.string(),
  text: z.string(),
  /** Whether contact data in it is hidden from this reader until both sides agree. */
  isMasked: z.boolean(),
  createTime: time,
  /** When the other side read it; null until then. */
  readTime: z.nullable(time),
});

export type ThreadMessage = z.output<typeof message>;

/** What an enquiry is about, in the language of the call. */
export const enquiryTarget = z.object({
  type: z.enum(['product', 'supplier']),
  id: z.string(),
  /** '' when it is no longer there. */
  name: z.string(),
  /** Path of its picture; '' for none. */
  image: z.string(),
});

/** An enquiry with all that was written, as one side sees it. Times are epoch milliseconds, null for not yet. */
export const thread = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  /** The side that asks. */
  viewer: side,
  target: enquiryTarget,
  supplier: z.object({ supplierId: z.string(), name: z.string() }),
  quantity: z.nullable(z.int()),
  messages: z.array(message),
  createTime: time,
  /** When the supplier first opened it. */
  readTime: z.nullable(time),
  /** When the supplier first answered. */
  answerTime: z.nullable(time),
  closeTime: z.nullable(time),
  closedBy: z.nullable(side),
  /** Whose turn it is; null once it is over. */
  turn: z.nullable(side),
  /** Whether this side may write. */
  canReply: z.boolean(),
  /** Whether this side, and the other, agreed to show contact data. */
  contact: z.object({ mine: z.boolean(), theirs: z.boolean() }),
});

export type Thread = z.output<typeof thread>;
