import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffCoupon } from '@fairhall/core/contract/coupon/staff-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CouponPorts } from './coupon-ports.ts';
import { findCoupon } from './find-coupon.ts';

/** Staff mark the coupons that buyers use. D-29 D-94 */
export const staffCouponFeature = (ports: CouponPorts): GatewayFeature<typeof staffCoupon> => ({
  handlers: {
    use: async ({ couponNo, reason }, context) => {
      await leaveAudit(context.database, context, { call: 'staffCoupon.use', object: { couponNo }, reason });
      return markCouponUsed(ports, context, couponNo);
    },
  },
});

/** Marks an issued coupon as used. The conditional update decides if two staff members do so at once. THR-62 */
async function markCouponUsed(
  ports: CouponPorts,
  context: CallContext,
  couponNo: string,
): Promise<Answer<OutputOf<typeof staffCoupon.use>>> {
  const { kysely } = context.database;
  const issued = kysely.selectFrom('coupon_issue').select('coupon_id').where('coupon_no', '=', couponNo);
  const couponId = (await issued.executeTakeFirst())?.coupon_id;
  const coupon = couponId === undefined ? undefined : await findCoupon(ports, context, couponId);
  if (coupon === undefined) return err(NOT_FOUND);
  const used = await kysely
    .updateTable('coupon_issue')
    .set({ used_at: context.now })
    .where('coupon_no', '=', couponNo)
    .where('used_at', 'is', null)
    .returning('coupon_no')
    .executeTakeFirst();
  if (used === undefined) return err({ code: '400', message: 'coupon.used' });
  // The rejection rolls the update back.
  if (coupon.isExpired) return err({ code: '400', message: 'coupon.expired' });
  return ok({ couponNo, couponId: coupon.couponId, name: coupon.name });
}
