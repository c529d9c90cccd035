import * as z from 'zod/mini';
import { submit } from '../call.ts';
import { id, requiredText } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

/** Staff calls about issued coupons. The coupons themselves are the operators' list `coupon`. D-29 D-94 */
export const staffCoupon = {
  /**
   * Marks an issued coupon as used, once. '404' for a number that was never issued, '400' with its own message if it was
   * used before or has expired.
   */
  use: submit({
    id: 'API-533',
    client: 'general',
    path: 'staff/coupon/use',
    access: 'support',
    input: z.strictObject({
      couponNo: id,
      reason: requiredText(STAFF_REASON_MAX),
    }),
    output: z.object({ couponNo: z.string(), couponId: z.string(), name: z.string() }),
    requirements: ['D-29', 'D-94'],
  }),
};
