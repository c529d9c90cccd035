import * as z from 'zod/mini';
import { attachment } from '../attachment.ts';
import { read, submit } from '../call.ts';
import { replyFigures } from '../catalogue/calls.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { UPLOAD_TIMEOUT_MS } from '../upload/limits.ts';
import { contactMatches, enquiryTarget, messageContent, thread } from './thread.ts';
import { ENQUIRY_STATES, MESSAGE_MAX, SPAM_REASON_MAX } from './thread-limits.ts';

/** Parts of the inbox: what waits for an answer, what was answered, what is over, what was called spam. */
export const INBOX_PARTS = ['waiting', 'answered', 'closed', 'spam'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];

const row = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  target: enquiryTarget,
  /** The buyer's name; '' where none is known. */
  from: z.string(),
  /** The beginning of the last message. */
  text: z.string(),
  quantity: z.nullable(z.int()),
  /** Messages of the buyer that nobody here has read. */
  unread: z.int(),
  lastTime: time,
  /** Since when it waits for an answer; null where none is owed. */
  waitsSince: z.nullable(time),
});

export type InboxRow = z.output<typeof row>;

const inbox = z.extend(page(row), {
  counts: z.object({ waiting: z.int(), answered: z.int(), closed: z.int(), spam: z.int() }),
  /** How soon and how reliably it answers; null while there are too few enquiries to tell. */
  reply: z.nullable(replyFigures),
});

export type Inbox = z.output<typeof inbox>;

const PATH = 'blade-supplier/enquiry';

/** Calls of a supplier about the enquiries addressed to it; '404' for any other. D-65 */
export const supplierEnquiry = {
  /** What was sent to the supplier, twenty a page; of what waits the longest waiting first, else the latest first. */
  inbox: read({
    id: 'API-212',
    client: 'supplier',
    path: `${PATH}/inbox`,
    access: 'supplier',
    input: z.strictObject({ part: z.enum(INBOX_PARTS), pageNo }),
    output: inbox,
    requirements: ['D-65'],
  }),
  /** One enquiry with all that was written. */
  thread: read({
    id: 'API-213',
    client: 'supplier',
    path: `${PATH}/thread`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id }),
    output: thread,
    requirements: ['D-65'],
  }),
  /** Tells that all messages up to a position are read, by anybody of the supplier. */
  markRead: submit({
    id: 'API-214',
    client: 'supplier',
    path: `${PATH}/markRead`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id, position: z.int().check(z.positive(), z.maximum(1_000_000)) }),
    output: z.literal(true),
    requirements: ['D-65'],
  }),
  /**
   * Writes to the buyer, who gets a mail. '409' once it is closed or spam, '429' for more messages than a thread may hold,
   * '400' for neither words nor files, or a file that somebody else sent, another message has, or is gone.
   */
  answer: submit({
    id: 'API-215',
    client: 'supplier',
    path: `${PATH}/answer`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id, ...messageContent }),
    output: z.object({ messageId: z.string(), position: z.int() }),
    requirements: ['D-65'],
  }),
  /** What the buyer would not be shown of a message; nothing once both sides share. '404' as for the thread. */
  contactsInAnswer: read({
    id: 'API-442',
    client: 'supplier',
    path: `${PATH}/contactsInAnswer`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id, text: text(MESSAGE_MAX) }),
    output: contactMatches,
    requirements: ['D-65'],
  }),
  /**
   * Keeps one file for a message that is being written, of the kinds and sizes of a request's; dropped after a day unless a
   * message adopts it. A form in the micro envelope, since that of suppliers is signed and forms are not. '404' as for the
   * thread, '409' once it is closed, '413' too large, '400' unsupported or damaged, '429' more than the day's number.
   */
  attach: submit({
    id: 'API-231',
    client: 'micro',
    path: `${PATH}/attachment`,
    access: 'supplier',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ enquiryId: id, file: fileInput }),
    output: attachment,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-65'],
  }),
  /** Closes it, opens one again that this side has ended, or calls it spam with the reason. '400' without a reason, '409'
   * where its state does not allow that. */
  setState: submit({
    id: 'API-216',
    client: 'supplier',
    path: `${PATH}/setState`,
    access: 'supplier',
    input: z.strictObject({
      enquiryId: id,
      to: z.enum(['closed', 'open', 'spam']),
      /** Why it is spam, which nothing else needs. */
      reason: z.optional(requiredText(SPAM_REASON_MAX)),
    }),
    output: z.object({ state: z.enum(ENQUIRY_STATES) }),
    requirements: ['D-65'],
  }),
  /** Agrees to show contact data to the other side, which holds once both did. It cannot be taken back. */
  shareContact: submit({
    id: 'API-217',
    client: 'supplier',
    path: `${PATH}/shareContact`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id }),
    output: z.literal(true),
    requirements: ['D-65'],
  }),
};
