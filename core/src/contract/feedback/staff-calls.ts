import * as z from 'zod/mini';
import { read } from '../call.ts';
import { page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

/** Feedback that people sent to the organiser, for staff. D-18 D-25 */
export const staffFeedback = {
  /** Reports about suppliers and messages to customer service, the newest first, 20 a page. */
  list: read({
    id: 'API-267',
    client: 'general',
    path: 'staff/feedback/list',
    access: 'support',
    input: z.strictObject({
      about: z.optional(z.enum(['supplier', 'service'])),
      pageNo,
      reason: z.optional(requiredText(STAFF_REASON_MAX)),
    }),
    output: page(
      z.object({
        feedbackId: z.string(),
        about: z.enum(['supplier', 'service']),
        /** Null for a message to customer service. */
        supplier: z.nullable(z.object({ supplierId: z.string(), name: z.string() })),
        type: z.string(),
        content: z.string(),
        email: z.string(),
        lang: z.string(),
        createTime: time,
      }),
    ),
    requirements: ['D-18', 'D-25'],
  }),
};
