import * as z from 'zod/mini';
import { fileAttachmentWithUrl } from '../attachment.ts';
import { id, text, time } from '../fields.ts';
import { ENQUIRY_STATES, MESSAGE_FILES_MAX, MESSAGE_MAX, THREAD_SIDES } from './thread-limits.ts';

const side = z.enum(THREAD_SIDES);

/** The content of a message: text, files that the sender has uploaded for it before, or both. */
export const messageContent = {
  text: text(MESSAGE_MAX),
  files: z.optional(z.array(id).check(z.maxLength(MESSAGE_FILES_MAX))),
};

/** `small` is a path like `url` to a small version of a picture, for display on a page; absent for other files. */
const messageFile = z.extend(fileAttachmentWithUrl, { small: z.optional(z.string()) });

/** A message as one side sees it. */
export const message = z.object({
  messageId: z.string(),
  /** Its position in the thread: 1, 2, 3 … */
  position: z.int(),
  side,
  /** The author's name; '' if unknown, as for a guest. */
  author: z.string(),
  /** '' for a message with files only. */
  text: z.string(),
  /** Its files in order; contact data in file names is masked like that in the text. */
  files: z.array(messageFile),
  /** Whether contact data in it is masked for this reader until both sides agree to share. */
  isMasked: z.boolean(),
  createTime: time,
  /** When the other side read it; null until then. */
  readTime: z.nullable(time),
});

export type ThreadMessage = z.output<typeof message>;

/** The parts of a text that are masked for the other side until both sides agree to share, as written. */
export const contactMatches = z.object({ hidden: z.array(z.string()) });

export type ContactMatches = z.output<typeof contactMatches>;

/** The subject of an enquiry, in the language of the call. */
export const enquiryTarget = z.object({
  type: z.enum(['product', 'supplier']),
  id: z.string(),
  /** '' if it no longer exists. */
  name: z.string(),
  /** Path of its picture; '' if there is none. */
  image: z.string(),
  /** The unit in which the product is counted; absent for a supplier and for a product that no longer exists. */
  unit: z.optional(z.string()),
});

/** A supplier that a buyer is offered, with its product that is most like the one that they asked for. */
export const supplierOffer = z.object({
  productId: z.string(),
  name: z.string(),
  /** Path of the product's picture; '' if there is none. */
  image: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
});

export type OfferedSupplier = z.output<typeof supplierOffer>;

/** What a supplier sees of the sender besides the name, and what the sender has sent to this supplier. */
export const threadBuyer = z.object({
  /** The country of the buyer's account, as a two-letter code; '' if unknown, as for a guest. */
  countryCode: z.string(),
  /** The company of the buyer's account; '' if unknown, and until both sides agree to share contact data. */
  company: z.string(),
  /** Whether the buyer has confirmed the email address. */
  isEmailConfirmed: z.boolean(),
  /** Their enquiries to this supplier, including this one. */
  enquiries: z.int(),
  /** Their order requests to this supplier; 0 for a guest. */
  orders: z.int(),
});

/**
 * An enquiry with all messages, as one side sees it. Times are epoch milliseconds; null if the event has not happened.
 */
export const thread = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  /** The side that made the call. */
  viewer: side,
  target: enquiryTarget,
  supplier: z.object({ supplierId: z.string(), name: z.string() }),
  /** Absent for the buyer. */
  buyer: z.optional(threadBuyer),
  quantity: z.nullable(z.int()),
  /** The order that the messages are about; absent for any other enquiry. */
  order: z.optional(z.object({ orderNo: z.string() })),
  messages: z.array(message),
  createTime: time,
  /** When the supplier first opened it. */
  readTime: z.nullable(time),
  /** When the supplier first answered. */
  answerTime: z.nullable(time),
  closeTime: z.nullable(time),
  closedBy: z.nullable(side),
  /** The side whose reply is expected; null for a closed thread. */
  turn: z.nullable(side),
  /** Whether this side may send messages. */
  canReply: z.boolean(),
  /**
   * Whether the sender still has to confirm the email address; until then the enquiry is not delivered to the supplier.
   *
   */
  isUnconfirmed: z.optional(z.boolean()),
  /** For the buyer: true while nobody of the supplier can reply, so that the organiser's team has it; absent otherwise. */
  isUnreachable: z.optional(z.boolean()),
  /**
   * Suppliers that the buyer was offered because nobody has answered in time, without contents if there are none like
   * it; absent for the supplier, before that time, and once there is an answer or the thread is closed.
   */
  others: z.optional(z.array(supplierOffer)),
  /**
   * Whether this side and the other have agreed to share contact data; `isOpen` if it is shown without an agreement.
   */
  contact: z.object({ mine: z.boolean(), theirs: z.boolean(), isOpen: z.boolean() }),
});

export type Thread = z.output<typeof thread>;
