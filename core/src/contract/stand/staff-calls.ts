import * as z from 'zod/mini';
import { INDUSTRY_KEYS } from '../../site/industries.ts';
import { read } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

const standRequest = z.object({
  standRequestId: z.string(),
  exhibitionId: z.string(),
  /** '' if the exhibition is no longer shown; industry and site are then null. */
  exhibitionName: z.string(),
  industry: z.nullable(z.enum(INDUSTRY_KEYS)),
  websiteId: z.nullable(z.int()),
  company: z.string(),
  contactName: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.string(),
  area: z.int(),
  product: z.string(),
  remark: z.string(),
  lang: z.string(),
  createTime: time,
});

/** Stand requests, for staff. D-54 */
export const staffStand = {
  /** The requests of one exhibition or of all, the newest first, 20 a page. */
  list: read({
    id: 'API-370',
    client: 'general',
    path: 'staff/stand/list',
    access: 'support',
    input: z.strictObject({
      exhibitionId: z.optional(id),
      pageNo,
      reason: z.optional(requiredText(STAFF_REASON_MAX)),
    }),
    output: page(standRequest),
    requirements: ['R-1.009', 'D-54'],
  }),
};
