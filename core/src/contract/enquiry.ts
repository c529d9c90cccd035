import * as z from 'zod/mini';
import { read, submit } from './call.ts';
import { ENQUIRY_CONTENT_MAX } from './enquiry-limits.ts';
import { QUANTITY_MAX } from './field-limits.ts';
import { email, empty, filledText, id, text } from './fields.ts';

export const enquiryInput = z.strictObject({
  type: z.enum(['product', 'supplier']),
  targetId: id,
  supplierId: id,
  content: filledText(ENQUIRY_CONTENT_MAX),
  email,
  quantity: z.optional(z.int().check(z.positive(), z.maximum(QUANTITY_MAX))),
  exhibitionId: z.optional(id),
  promotionId: z.optional(id),
  /** Lead source; an enquiry's own is 3. */
  source: z.int().check(z.minimum(1), z.maximum(11)),
});

export type EnquiryInput = z.input<typeof enquiryInput>;

export const enquiry = {
  /**
   * Sends one enquiry to a supplier. Needs no login. A mail with a link to verify the address goes out with it.
   * '404' when the product or supplier is gone, '429' over the day's limit. 
   */
  submitNew: submit({
    id: 'API-05',
    client: 'main',
    path: 'inquiry/submitNewInquiry.json',
    access: 'visitor',
    input: enquiryInput,
    output: z.object({ inquiryId: z.string() }),
    requirements: ['R-1.004', 'R-7.066'],
  }),
  /** How many enquiries this account, or this visitor and address, has sent today, and the day's limit. */
  dailyCount: read({
    id: 'API-07',
    client: 'main',
    path: 'inquiry/getDailyInquiryCount.json',
    access: 'visitor',
    input: empty,
    output: z.object({ count: z.int(), limit: z.int() }),
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
    output: z.object({ verified: z.boolean(), email: z.string(), inquiryId: z.string() }),
    requirements: ['R-2.060'],
  }),
};
