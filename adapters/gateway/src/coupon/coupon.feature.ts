import type { coupon } from '@fairhall/core/contract/coupon/calls';
import type { CouponStatus } from '@fairhall/core/contract/coupon/limits';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CouponPorts } from './coupon-ports.ts';
import { type Coupon, findCoupon, findIssuedCoupon } from './find-coupon.ts';
import { issueCoupon } from './issue-coupon.ts';

/** Coupons for buyers. D-29 */
export const couponFeature = (ports: CouponPorts): GatewayFeature<typeof coupon> => ({
  handlers: {
    issue: ({ couponId }, context) => issueCoupon(ports, context, couponId),
    check: async ({ couponId }, context) => {
      const found = await findCoupon(ports, context, couponId);
      if (found === undefined) return err(NOT_FOUND);
      const { name, validTo } = found;
      return ok({ couponId, name, validTo, status: await getStatus(context, found) });
    },
  },
});

async function getStatus(context: CallContext, { couponId, total, isExpired }: Coupon): Promise<CouponStatus> {
  const issued = await findIssuedCoupon(context, couponId);
  if (issued?.status === 'used') return 'used';
  if (isExpired) return 'expired';
  if (issued !== undefined) return 'issued';
  const { kysely } = context.database;
  const counter = kysely.selectFrom('coupon').select('issued').where('coupon_id', '=', couponId);
  return ((await counter.executeTakeFirst())?.issued ?? 0) < total ? 'none' : 'soldOut';
}
