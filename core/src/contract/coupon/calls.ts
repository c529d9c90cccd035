import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id } from '../fields.ts';
import { COUPON_STATUSES } from './limits.ts';

/** Coupons that operators offer to buyers by a link with `coupon_id`. D-29 THR-62 */
export const coupon = {
  /**
   * Issues the coupon to the buyer, once: a repeat returns the same number. '404' if the coupon does not exist or has
   * not begun, '400' with its own message if it has expired or all of it has been issued.
   */
  issue: submit({
    id: 'API-111',
    client: 'micro',
    access: 'buyer',
    path: 'blade-promotion-sup/coupon/issue',
    input: z.strictObject({ couponId: id }),
    output: z.object({ couponNo: z.string(), status: z.enum(['issued', 'used']) }),
    requirements: ['R-7.095', 'R-2.266', 'D-29'],
  }),
  /** What the coupon is to the buyer. '404' if it does not exist or has not begun. */
  check: read({
    id: 'API-112',
    client: 'micro',
    access: 'buyer',
    path: 'blade-promotion-sup/coupon/check',
    input: z.strictObject({ couponId: id }),
    output: z.object({
      couponId: z.string(),
      status: z.enum(COUPON_STATUSES),
      /** In the reader's language, else in English. */
      name: z.string(),
      /** The last day on which the coupon is valid, such as 2026-12-31. Days are those of UTC. */
      validTo: z.string(),
    }),
    cacheMs: 0,
    requirements: ['R-7.096', 'R-2.266', 'D-29'],
  }),
};
