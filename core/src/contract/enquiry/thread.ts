import * as z from 'zod/mini';
import { attachmentWithUrl } from '../attachment.ts';
import { id, text, time } from '../fields.ts';
import { ENQUIRY_STATES, MESSAGE_FILES_MAX, MESSAGE_MAX, THREAD_SIDES } from './thread-limits.ts';

const side = z.enum(THREAD_SIDES);

/** What is written in a message: words, files that whoever writes has sent for it before, or both. */
export const messageContent = {
  text: text(MESSAGE_MAX),
  files: z.optional(z.array(id).check(z.maxLength(MESSAGE_FILES_MAX))),
};

/** `small` is a path like `url`, of a small view of a picture that a page may show; absent for what is no picture. */
const messageFile = z.extend(attachmentWithUrl, { small: z.optional(z.string()) });

/** A message as a reader is shown it. */
export const message = z.object({
  messageId: z.string(),
  /** Its place in the thread: 1, 2, 3 … */
  position: z.int(),
  side,
  /** Who wrote it; '' where no name is known, as of a guest. */
  author: z.string(),
  /** '' where it is files alone. */
  text: z.string(),
  /** Its files in their order; contact data in their names is hidden like that of its text. */
  files: z.array(messageFile),
  /** Whether contact data in it is hidden from this reader until both sides agree. */
  isMasked: z.boolean(),
  createTime: time,
  /** When the other side read it; null until then. */
  readTime: z.nullable(time),
});

export type ThreadMessage = z.output<typeof message>;

/** What of a text the other side would not be shown until both sides agree, each as it is written. */
export const contactMatches = z.object({ hidden: z.array(z.string()) });

export type ContactMatches = z.output<typeof contactMatches>;

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
  /** Whether its sender still has to confirm the email address; the supplier does not have it until then. */
  isUnconfirmed: z.optional(z.boolean()),
  /** Whether this side, and the other, agreed to show contact data; `isOpen` where it is shown without being agreed on. */
  contact: z.object({ mine: z.boolean(), theirs: z.boolean(), isOpen: z.boolean() }),
});

export type Thread = z.output<typeof thread>;
