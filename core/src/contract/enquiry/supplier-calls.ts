import * as z from 'zod/mini';
import { fileAttachment } from '../attachment.ts';
import { read, submit } from '../call.ts';
import { replyFigures } from '../catalogue/calls.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { UPLOAD_TIMEOUT_MS } from '../upload/limits.ts';
import { contactMatches, enquiryTarget, messageContent, thread } from './thread.ts';
import { ENQUIRY_STATES, MESSAGE_MAX, SPAM_REASON_MAX } from './thread-limits.ts';

/** Parts of the inbox: waiting for a reply, answered, closed, and marked as spam. */
export const INBOX_PARTS = ['waiting', 'answered', 'closed', 'spam'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];

/** A member of the supplier's team, as colleagues see them. */
const colleague = z.object({
  accountId: z.string(),
  /** Their name, or their email address if they gave none. */
  name: z.string(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
});

export type Colleague = z.output<typeof colleague>;

/** An enquiry in the inbox. */
export const inboxRow = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  target: enquiryTarget,
  /** The buyer's name; '' if unknown. */
  from: z.string(),
  /** The country of the buyer's account, as a two-letter code; '' if unknown, as for a guest. */
  countryCode: z.string(),
  /** The company of the buyer's account; '' if unknown, and until both sides agree to share contact data. */
  company: z.string(),
  /** Whether the buyer has confirmed the email address. */
  isEmailConfirmed: z.boolean(),
  /** The beginning of the last message. */
  text: z.string(),
  /** Whether the buyer has read the last message, if the supplier wrote it; absent for a message of the buyer. */
  receipt: z.optional(z.enum(['sent', 'read'])),
  quantity: z.nullable(z.int()),
  /** The buyer's messages that no member of the supplier has read. */
  unread: z.int(),
  lastTime: time,
  /** Since when the enquiry waits for a reply; null if it does not. */
  waitsSince: z.nullable(time),
  /** The member of the team who answers it; null if nobody in particular does. */
  assignedTo: z.nullable(colleague),
});

export type InboxRow = z.output<typeof inboxRow>;

const inbox = z.extend(page(inboxRow), {
  /** By part; only enquiries assigned to the caller if only those are listed. */
  counts: z.object({ waiting: z.int(), answered: z.int(), closed: z.int(), spam: z.int() }),
  /** How fast and how reliably the supplier replies; null for too few enquiries. */
  reply: z.nullable(replyFigures),
});

export type Inbox = z.output<typeof inbox>;

const assignment = z.object({ assignedTo: z.nullable(colleague) });

const PATH = 'blade-supplier/enquiry';

/** Calls of a supplier about the enquiries addressed to it; '404' for any other enquiry. D-65 */
export const supplierEnquiry = {
  /**
   * The supplier's enquiries, 20 a page; the part `waiting` starts with the longest waiting one, other parts with the
   * latest. `isMine` lists only those assigned to the caller.
   */
  inbox: read({
    id: 'API-212',
    client: 'supplier',
    path: `${PATH}/inbox`,
    access: 'supplier',
    input: z.strictObject({ part: z.enum(INBOX_PARTS), pageNo, isMine: z.optional(z.boolean()) }),
    output: inbox,
    requirements: ['D-65'],
  }),
  /** One enquiry with all its messages. */
  thread: read({
    id: 'API-213',
    client: 'supplier',
    path: `${PATH}/thread`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id }),
    output: thread,
    requirements: ['D-65'],
  }),
  /** Marks all messages up to a position as read for all members of the supplier. */
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
   * Sends a message to the buyer, who gets an email. '409' if the thread is closed or spam; '429' if it has the maximum
   * number of messages; '400' without text and files, or for a file that another person uploaded, that belongs to
   * another message, or that no longer exists.
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
  /**
   * The contact data in a message that would be masked for the buyer; empty after both sides have agreed to share.
   * '404' as for the thread.
   */
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
   * Uploads one file for a draft message, of the same kinds and sizes as for a request for quotation; deleted after a
   * day unless a message uses it. The call is a form in the micro envelope, since the supplier envelope is signed and
   * forms are not. '404' as for the thread, '409' if the thread is closed, '413' too large, '400' unsupported or
   * damaged, '429' over the daily number.
   */
  attach: submit({
    id: 'API-231',
    client: 'micro',
    path: `${PATH}/attachment`,
    access: 'supplier',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ enquiryId: id, file: fileInput }),
    output: fileAttachment,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-65'],
  }),
  /**
   * Closes the thread, reopens one that the supplier has closed, or marks it as spam with the reason. '400' without a
   * reason, '409' if its state does not allow that.
   */
  setState: submit({
    id: 'API-216',
    client: 'supplier',
    path: `${PATH}/setState`,
    access: 'supplier',
    input: z.strictObject({
      enquiryId: id,
      to: z.enum(['closed', 'open', 'spam']),
      /** The reason for spam; not needed otherwise. */
      reason: z.optional(requiredText(SPAM_REASON_MAX)),
    }),
    output: z.object({ state: z.enum(ENQUIRY_STATES) }),
    requirements: ['D-65'],
  }),
  /**
   * Agrees to share contact data with the other side; it is shown once both sides have agreed. This cannot be undone.
   */
  shareContact: submit({
    id: 'API-217',
    client: 'supplier',
    path: `${PATH}/shareContact`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id }),
    output: z.literal(true),
    requirements: ['D-65'],
  }),
  /** Who answers an enquiry, and the members of the team who can. '404' as for the thread. */
  assignment: read({
    id: 'API-471',
    client: 'supplier',
    path: `${PATH}/assignment`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id }),
    output: z.extend(assignment, { people: z.array(colleague) }),
    requirements: ['D-65'],
  }),
  /**
   * Assigns an enquiry to a member of the team, who gets an email unless they do it themselves; null to nobody in
   * particular. From then on only that person is emailed about it. '404' as for the thread, and for an account that is
   * not a member; '409' for a closed thread.
   */
  assign: submit({
    id: 'API-472',
    client: 'supplier',
    path: `${PATH}/assign`,
    access: 'supplier',
    input: z.strictObject({ enquiryId: id, accountId: z.nullable(id) }),
    output: assignment,
    requirements: ['D-65'],
  }),
};
