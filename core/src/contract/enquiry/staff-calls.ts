import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { enquiryTarget, message } from './thread.ts';
import { ENQUIRY_STATES, THREAD_SIDES } from './thread-limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** A supplier and who could answer for it: its people, else whoever reads its contact address; '' and none for nobody. */
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

/** Calls of staff about enquiries. Each leaves a row in the audit. D-94 */
export const staffEnquiry = {
  /** Enquiries that were never answered, the longest waiting first, twenty a page. What was written is not among it. */
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
   * One enquiry with its sender's address and all that was written, in which contact data is hidden as it is from the other
   * side. '404' where there is none.
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
      /** The address it was sent from, and the language it is written to in. */
      email: z.string(),
      lang: z.string(),
      quantity: z.nullable(z.int()),
      messages: z.array(message),
      createTime: time,
      /** When it reached the supplier: once its sender has confirmed the address. */
      deliverTime: z.nullable(time),
      readTime: z.nullable(time),
      answerTime: z.nullable(time),
      waitsSince: z.nullable(time),
      closeTime: z.nullable(time),
      closedBy: z.nullable(z.enum(THREAD_SIDES)),
      /** Why the supplier called it spam; '' else. */
      spamReason: z.string(),
      /** How often it was handed to another supplier. */
      reassigned: z.int(),
    }),
    requirements: ['D-94'],
  }),
  /**
   * Hands an enquiry that was never answered to another supplier, who finds it in the inbox as a new one; the one before sees
   * it no more, and what was agreed with it about contact data is over. Buyer and new supplier are told by mail. '404' where
   * there is no such enquiry or supplier, '409' where it was answered, is closed or not sent yet, or where nobody answers for
   * the supplier.
   */
  reassign: submit({
    id: 'API-235',
    client: 'general',
    path: 'staff/enquiry/reassign',
    access: 'operator',
    input: z.strictObject({ enquiryId: id, supplierId: id, reason }),
    output: z.object({ enquiryId: z.string(), supplierId: z.string(), name: z.string() }),
    requirements: ['D-94'],
  }),
};
