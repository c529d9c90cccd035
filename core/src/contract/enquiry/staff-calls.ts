import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { idOrKey } from '../id-or-key.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { enquiryTarget, message } from './thread.ts';
import { ENQUIRY_STATES, THREAD_SIDES } from './thread-limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

/**
 * A supplier with the people who can answer for it: its members, else the readers of its contact address; '' and empty
 * if there are none.
 */
const supplierContact = z.object({
  supplierId: z.string(),
  name: z.string(),
  contactEmail: z.string(),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});

const enquiryUnansweredRow = z.object({
  enquiryId: z.string(),
  state: z.enum(ENQUIRY_STATES),
  target: enquiryTarget,
  supplier: supplierContact,
  createTime: time,
  waitsSince: time,
});

/** Staff calls about enquiries. Each call writes an audit row. D-94 */
export const staffEnquiry = {
  /** Enquiries without any reply, the longest waiting first, 20 a page. The response does not contain the messages. */
  unanswered: read({
    id: 'API-233',
    client: 'general',
    path: 'staff/enquiry/unanswered',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(enquiryUnansweredRow),
    requirements: ['D-94'],
  }),
  /**
   * One enquiry with its sender's address and all messages, in which contact data is masked as it is for the other
   * side. '404' if it does not exist.
   */
  show: read({
    id: 'API-234',
    client: 'general',
    path: 'staff/enquiry/show',
    access: 'support',
    input: z.strictObject({ enquiryId: id, reason: z.optional(reason) }),
    output: z.object({
      enquiryId: z.string(),
      state: z.enum(ENQUIRY_STATES),
      target: enquiryTarget,
      supplier: supplierContact,
      /** The sender's address, and the language of the emails to it. */
      email: z.string(),
      lang: z.string(),
      quantity: z.nullable(z.int()),
      messages: z.array(message),
      createTime: time,
      /** When it was delivered to the supplier: after the sender has confirmed the address. */
      deliverTime: z.nullable(time),
      readTime: z.nullable(time),
      answerTime: z.nullable(time),
      waitsSince: z.nullable(time),
      closeTime: z.nullable(time),
      closedBy: z.nullable(z.enum(THREAD_SIDES)),
      /** The supplier's reason for marking it as spam; '' otherwise. */
      spamReason: z.string(),
      /** Number of times that staff reassigned it to another supplier. */
      reassigned: z.int(),
    }),
    requirements: ['D-94'],
  }),
  /**
   * Reassigns an enquiry without any reply to another supplier, who finds it in the inbox as a new one. The previous
   * supplier can no longer see it, and agreements to share contact data with that supplier end. Buyer and new supplier
   * get an email. '404' if the enquiry or supplier does not exist; '409' if it was answered, is closed or not delivered
   * yet, or if no person answers for the supplier.
   */
  reassign: submit({
    id: 'API-235',
    client: 'general',
    path: 'staff/enquiry/reassign',
    access: 'operator',
    input: z.strictObject({ enquiryId: id, supplierId: idOrKey, reason }),
    output: z.object({ enquiryId: z.string(), supplierId: z.string(), name: z.string() }),
    requirements: ['D-94'],
  }),
};
