import * as z from 'zod/mini';
import { fileAttachmentWithUrl } from '../attachment.ts';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { categoryAndTags } from './calls.ts';

const reason = requiredText(STAFF_REASON_MAX);

const rfqUnansweredRow = z.object({
  rfqId: z.string(),
  /** The country of delivery, ISO 3166-1 alpha-2; '' if the buyer gave none. */
  countryCode: z.string(),
  /** Labels of the chosen tags, and the words typed instead of a tag. */
  tags: z.array(z.string()),
  quantity: z.nullable(z.int()),
  unit: z.string(),
  createTime: time,
});

/** Staff calls about requests for quotation. Each call writes an audit row. D-94 */
export const staffRfq = {
  /** Open requests that reached no supplier, the longest waiting first, 20 a page. The response does not contain their texts. */
  unanswered: read({
    id: 'API-453',
    client: 'general',
    path: 'staff/rfq/unanswered',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(rfqUnansweredRow),
    requirements: ['D-94'],
  }),
  /** One request with all its fields, and its files with addresses that work for ten minutes. '404' if it does not exist. */
  show: read({
    id: 'API-454',
    client: 'general',
    path: 'staff/rfq/show',
    access: 'support',
    input: z.strictObject({ rfqId: id, reason: z.optional(reason) }),
    output: z.object({
      rfqId: z.string(),
      description: z.string(),
      question: z.string(),
      /** The address in the form, and the one of the account. */
      email: z.string(),
      accountEmail: z.string(),
      /** Whether the account's address is confirmed. */
      isConfirmed: z.boolean(),
      cateAndTag: z.nullable(categoryAndTags),
      quantity: z.nullable(z.int()),
      unit: z.string(),
      /** The country of delivery, ISO 3166-1 alpha-2; '' if the buyer gave none. */
      countryCode: z.string(),
      exhibitionId: z.string(),
      productId: z.string(),
      lang: z.string(),
      attachments: z.array(fileAttachmentWithUrl),
      /** The number of suppliers that received it. */
      reached: z.int(),
      /** Whether it is held back from exhibitors until the address is confirmed or the daily limit allows it. */
      isWaiting: z.boolean(),
      createTime: time,
      /** When the buyer was offered other suppliers; null until then. */
      offerTime: z.nullable(time),
    }),
    requirements: ['D-94'],
  }),
  /**
   * Closes a request that the team has dealt with: it leaves the list, and its buyer sees it as closed. '404' if it does
   * not exist. A closed one stays closed.
   */
  close: submit({
    id: 'API-455',
    client: 'general',
    path: 'staff/rfq/close',
    access: 'operator',
    input: z.strictObject({ rfqId: id, reason }),
    output: z.object({ rfqId: z.string() }),
    requirements: ['D-94'],
  }),
};
