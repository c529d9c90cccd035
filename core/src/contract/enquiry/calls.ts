import * as z from 'zod/mini';
import { fileAttachment } from '../attachment.ts';
import { read, submit } from '../call.ts';
import { COMPARE_MAX } from '../catalogue/limits.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { email, empty, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { mailStatus } from '../mail-status.ts';
import { UPLOAD_TIMEOUT_MS } from '../upload/limits.ts';
import { ENQUIRY_CONTENT_MAX } from './limits.ts';
import { contactMatches, enquiryTarget, messageContent, thread } from './thread.ts';
import { ENQUIRY_STATES, MESSAGE_MAX } from './thread-limits.ts';

export const enquiryInput = z.strictObject({
  type: z.enum(['product', 'supplier']),
  targetId: id,
  supplierId: id,
  content: requiredText(ENQUIRY_CONTENT_MAX),
  email,
  quantity: z.optional(z.int().check(z.positive(), z.maximum(QUANTITY_MAX))),
  exhibitionId: z.optional(id),
  promotionId: z.optional(id),
  /** Lead source; 3 for an enquiry. */
  source: z.int().check(z.minimum(1), z.maximum(11)),
});

export type EnquiryInput = z.input<typeof enquiryInput>;

/** One message to the suppliers of several products. */
const enquiryToManyInput = z.strictObject({
  targets: z.array(z.strictObject({ targetId: id, supplierId: id })).check(z.minLength(1), z.maxLength(COMPARE_MAX)),
  content: enquiryInput.shape.content,
  email,
  quantity: enquiryInput.shape.quantity,
  promotionId: enquiryInput.shape.promotionId,
  source: enquiryInput.shape.source,
});

export type EnquiryToManyInput = z.input<typeof enquiryToManyInput>;

/** An enquiry by its id; a guest also sends the signature of the email's link. */
const enquiryReference = { enquiryId: id, sign: z.optional(text(100)) };
/** A link from an email. */
const linkReference = { enquiryId: id, sign: text(100) };

const enquiryRow = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  target: enquiryTarget,
  supplierName: z.string(),
  /** The beginning of the last message. */
  text: z.string(),
  /** The supplier's messages that the buyer has not read. */
  unread: z.int(),
  /** Whether its sender still has to confirm the email address. */
  isUnconfirmed: z.optional(z.boolean()),
  createTime: time,
  lastTime: time,
});

export type EnquiryRow = z.output<typeof enquiryRow>;

export const enquiry = {
  /**
   * Sends one enquiry to a supplier. Needs no login. An email with a link to verify the address is sent as well, later
   * if `mail` is 'postponed', and not at all if the address needs no verification. '404' if the product or supplier no
   * longer exists, '429' over the daily limit. 
   */
  submitNew: submit({
    id: 'API-05',
    client: 'main',
    path: 'inquiry/submitNewInquiry.json',
    access: 'visitor',
    input: enquiryInput,
    output: z.object({
      inquiryId: z.string(),
      mail: z.optional(mailStatus),
      /**
       * True if the supplier already has the enquiry, for example from the verified email address of a buyer's account;
       * absent otherwise.
       */
      isConfirmed: z.optional(z.boolean()),
    }),
    requirements: ['R-1.004', 'R-7.066'],
  }),
  /**
   * Sends one message to the supplier of each of these products, as an enquiry of its own, all or none; a supplier of
   * several of them gets one enquiry, about the first one. Needs no login. One email asks to verify the address for all of
   * them. '404' if a product no longer exists, '429' if they would exceed the daily limit. 
   */
  submitMany: submit({
    id: 'API-496',
    client: 'micro',
    path: 'inquiry-buyer/submitMany',
    access: 'visitor',
    input: enquiryToManyInput,
    output: z.object({
      enquiries: z.array(z.object({ targetId: z.string(), inquiryId: z.string() })),
      mail: z.optional(mailStatus),
      /** True if the suppliers already have the enquiries; absent otherwise. */
      isConfirmed: z.optional(z.boolean()),
    }),
    requirements: ['R-1.004', 'R-7.066', 'R-2.060'],
  }),
  /**
   * The contact data in a new enquiry that would be masked for the supplier, so that the sender can reword it before
   * sending. D-95
   */
  contactsInNew: read({
    id: 'API-440',
    client: 'micro',
    path: 'inquiry-buyer/contactsInNew',
    access: 'visitor',
    input: z.strictObject({ supplierId: id, text: text(ENQUIRY_CONTENT_MAX) }),
    output: contactMatches,
    requirements: ['D-95'],
  }),
  /**
   * The number of enquiries that this account, else this visitor, else this network has sent today, and the daily
   * limit. `confirmedEmail` is the address of the caller's account if it is confirmed: an enquiry from it is delivered
   * to the supplier at once. 
   */
  dailyCount: read({
    id: 'API-07',
    client: 'main',
    path: 'inquiry/getDailyInquiryCount.json',
    access: 'visitor',
    input: empty,
    output: z.object({ count: z.int(), limit: z.int(), confirmedEmail: z.optional(z.string()) }),
    requirements: ['R-7.068'],
  }),
  /**
   * Confirms the address of an enquiry's sender with the one-time token of its email. '404' if the token was used or is
   * unknown.
   */
  verify: submit({
    id: 'API-120',
    client: 'micro',
    path: 'inquiry-buyer-verify/verify',
    input: z.strictObject({ token: text(200) }),
    output: z.object({
      verified: z.boolean(),
      email: z.string(),
      inquiryId: z.string(),
      /** Signature that lets the email's recipient read the thread. D-95 */
      sign: z.optional(z.string()),
    }),
    requirements: ['R-2.060'],
  }),
  /** The buyer's own enquiries, the latest first, 10 a page. D-51 */
  list: read({
    id: 'API-222',
    client: 'micro',
    path: 'inquiry-buyer/list',
    access: 'buyer',
    input: z.strictObject({ pageNo }),
    output: page(enquiryRow),
    requirements: ['D-51'],
  }),
  /**
   * One enquiry with all messages: the buyer's own, or the one of a link with its signature. '410' for a link that was
   * ended, '404' for any other. D-95
   */
  thread: read({
    id: 'API-223',
    client: 'micro',
    path: 'inquiry-buyer/thread',
    access: 'visitor',
    input: z.strictObject(enquiryReference),
    output: thread,
    requirements: ['D-95'],
  }),
  /** Marks all messages up to a position as read. */
  markRead: submit({
    id: 'API-224',
    client: 'micro',
    path: 'inquiry-buyer/markRead',
    access: 'visitor',
    input: z.strictObject({ ...enquiryReference, position: z.int().check(z.positive(), z.maximum(1_000_000)) }),
    output: z.literal(true),
    requirements: ['D-95'],
  }),
  /**
   * Sends a message to the supplier, who gets an email. '409' if the thread is closed; '429' if it has the maximum
   * number of messages; '400' without text and files, or for a file that another person uploaded, that belongs to
   * another message, or that no longer exists.
   */
  reply: submit({
    id: 'API-225',
    client: 'micro',
    path: 'inquiry-buyer/reply',
    access: 'visitor',
    input: z.strictObject({ ...enquiryReference, ...messageContent }),
    output: z.object({ messageId: z.string(), position: z.int() }),
    requirements: ['D-95'],
  }),
  /**
   * The contact data in a message that would be masked for the supplier; empty after both sides have agreed to share.
   * '404' as for the thread.
   */
  contactsInReply: read({
    id: 'API-441',
    client: 'micro',
    path: 'inquiry-buyer/contactsInReply',
    access: 'visitor',
    input: z.strictObject({ ...enquiryReference, text: text(MESSAGE_MAX) }),
    output: contactMatches,
    requirements: ['D-95'],
  }),
  /**
   * Uploads one file for a draft message, of the same kinds and sizes as for a request for quotation. A guest's
   * signature has another name here, since `sign` in a form belongs to the envelope. The file is deleted after a day
   * unless a message uses it. '404' as for the thread, '409' if the thread is closed, '413' too large, '400'
   * unsupported or damaged, '429' over the daily number.
   */
  attach: submit({
    id: 'API-230',
    client: 'micro',
    path: 'inquiry-buyer/attachment',
    access: 'visitor',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ enquiryId: id, enquirySign: z.optional(text(100)), file: fileInput }),
    output: fileAttachment,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-95'],
  }),
  /** Closes the thread, or opens it again. '409' if its state does not allow that. */
  setState: submit({
    id: 'API-226',
    client: 'micro',
    path: 'inquiry-buyer/setState',
    access: 'visitor',
    input: z.strictObject({ ...enquiryReference, to: z.enum(['closed', 'open']) }),
    output: z.object({ state: z.enum(ENQUIRY_STATES) }),
    requirements: ['D-95'],
  }),
  /**
   * Agrees to share contact data with the other side; it is shown once both sides have agreed. This cannot be undone.
   */
  shareContact: submit({
    id: 'API-227',
    client: 'micro',
    path: 'inquiry-buyer/shareContact',
    access: 'visitor',
    input: z.strictObject(enquiryReference),
    output: z.literal(true),
    requirements: ['D-95'],
  }),
  /**
   * Revokes the given link for everybody who has it. Revoking it again has no effect. '404' for a link that was never
   * valid.
   */
  endLink: submit({
    id: 'API-422',
    client: 'micro',
    path: 'inquiry-buyer/endLink',
    access: 'visitor',
    input: z.strictObject(linkReference),
    output: z.literal(true),
    requirements: ['D-95'],
  }),
  /**
   * Emails the current link to the address of the enquiry, at most once a day. The caller needs a link that is or was
   * valid; '404' for any other.
   */
  mailLink: submit({
    id: 'API-423',
    client: 'micro',
    path: 'inquiry-buyer/mailLink',
    access: 'visitor',
    input: z.strictObject(linkReference),
    output: z.literal(true),
    requirements: ['D-95'],
  }),
  /**
   * Emails the link that confirms the address of an enquiry again, at the request of the account or browser that sent
   * the enquiry. An address gets three emails a day; further ones are only sent if no earlier link still works. '404'
   * for another sender's enquiry and for a removed one.
   */
  mailAgain: submit({
    id: 'API-410',
    client: 'micro',
    path: 'inquiry-buyer/mailAgain',
    access: 'visitor',
    input: z.strictObject({ enquiryId: id }),
    output: z.object({
      /** 'mailedBefore' if an earlier email still works, 'confirmed' if no confirmation is needed. */
      status: z.enum(['queued', 'mailedBefore', 'confirmed']),
      /** When the latest email of the day for this enquiry was queued; null if there was none, or none is needed. */
      mailTime: z.nullable(time),
    }),
    requirements: ['R-2.060'],
  }),
};
