import * as z from 'zod/mini';
import { attachment } from '../attachment.ts';
import { read, submit } from '../call.ts';
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
  /** Lead source; an enquiry's own is 3. */
  source: z.int().check(z.minimum(1), z.maximum(11)),
});

export type EnquiryInput = z.input<typeof enquiryInput>;

/** An enquiry by its id; a guest shows the signature of the mail's link besides. */
const enquiryReference = { enquiryId: id, sign: z.optional(text(100)) };
/** A link of a mail. */
const linkReference = { enquiryId: id, sign: text(100) };

const enquiryRow = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  target: enquiryTarget,
  supplierName: z.string(),
  /** The beginning of the last message. */
  text: z.string(),
  /** Messages of the supplier that she has not read. */
  unread: z.int(),
  /** Whether its sender still has to confirm the email address. */
  isUnconfirmed: z.optional(z.boolean()),
  createTime: time,
  lastTime: time,
});

export type EnquiryRow = z.output<typeof enquiryRow>;

export const enquiry = {
  /**
   * Sends one enquiry to a supplier. Needs no login. A mail with a link to verify the address goes out with it,
   * or later where `mail` is 'postponed', unless there is nothing to verify.
   * '404' when the product or supplier is gone, '429' over the day's limit. 
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
      /** True where the supplier has it already, as from the proven email address of a buyer's account; absent otherwise. */
      isConfirmed: z.optional(z.boolean()),
    }),
    requirements: ['R-1.004', 'R-7.066'],
  }),
  /** What the supplier would not be shown of a new enquiry, so that its sender can reword it before it is sent. D-95 */
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
   * How many enquiries this account, or this visitor and address, has sent today, and the day's limit. `confirmedEmail` is the
   * address of the caller's account where it is confirmed: an enquiry from it goes to the supplier at once. 
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
   * Confirms the address an enquiry was sent from, by the one-time token of its mail. '404' when used or unknown.
   *
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
      /** With it whoever got the mail reads the thread. D-95 */
      sign: z.optional(z.string()),
    }),
    requirements: ['R-2.060'],
  }),
  /** The buyer's own enquiries, the latest first, ten a page. D-51 */
  list: read({
    id: 'API-222',
    client: 'micro',
    path: 'inquiry-buyer/list',
    access: 'buyer',
    input: z.strictObject({ pageNo }),
    output: page(enquiryRow),
    requirements: ['D-51'],
  }),
  /** One enquiry with all that was written: the buyer's own, or whose link is shown. '410' for a link that was ended, '404' for any other. D-95 */
  thread: read({
    id: 'API-223',
    client: 'micro',
    path: 'inquiry-buyer/thread',
    access: 'visitor',
    input: z.strictObject(enquiryReference),
    output: thread,
    requirements: ['D-95'],
  }),
  /** Tells that all messages up to a position are read. */
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
   * Writes to the supplier, who gets a mail. '409' once it is closed, '429' for more messages than a thread may hold, '400'
   * for neither words nor files, or a file that somebody else sent, another message has, or is gone.
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
  /** What the supplier would not be shown of a message; nothing once both sides share. '404' as for the thread. */
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
   * Keeps one file for a message that is being written, of the kinds and sizes of a request's. A guest's signature goes by
   * another name here, since a form's `sign` is its envelope's. Dropped after a day unless a message adopts it. '404' as
   * for the thread, '409' once it is closed, '413' too large, '400' unsupported or damaged, '429' more than the day's number.
   */
  attach: submit({
    id: 'API-230',
    client: 'micro',
    path: 'inquiry-buyer/attachment',
    access: 'visitor',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ enquiryId: id, enquirySign: z.optional(text(100)), file: fileInput }),
    output: attachment,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-95'],
  }),
  /** Closes it, or opens it again. '409' where its state does not allow that. */
  setState: submit({
    id: 'API-226',
    client: 'micro',
    path: 'inquiry-buyer/setState',
    access: 'visitor',
    input: z.strictObject({ ...enquiryReference, to: z.enum(['closed', 'open']) }),
    output: z.object({ state: z.enum(ENQUIRY_STATES) }),
    requirements: ['D-95'],
  }),
  /** Agrees to show contact data to the other side, which holds once both did. It cannot be taken back. */
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
   * Makes the link that is shown useless, for everybody who has it. A link that ended before stays so. '404' for one that
   * never worked.
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
   * Mails the link that works now to the address of the enquiry, at most once a day. Asked for with a link that works or worked
   * once; '404' for one that never did.
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
   * Mails the link that confirms the address of an enquiry once more, asked for by the account or the browser that sent the
   * enquiry. Three a day go out to an address, further ones only where no earlier link does as well. '404' for anybody else's
   * enquiry and for one that was removed.
   */
  mailAgain: submit({
    id: 'API-410',
    client: 'micro',
    path: 'inquiry-buyer/mailAgain',
    access: 'visitor',
    input: z.strictObject({ enquiryId: id }),
    output: z.object({
      /** 'mailedBefore' where an earlier mail does as well, 'confirmed' where there is nothing left to confirm. */
      status: z.enum(['queued', 'mailedBefore', 'confirmed']),
      /** When the latest mail of a day for this enquiry was queued; null where there was none, or none is needed. */
      mailTime: z.nullable(time),
    }),
    requirements: ['R-2.060'],
  }),
};
