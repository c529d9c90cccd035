import { coupon } from '../contract/coupon/calls.ts';

/** The task that issues a coupon. */
export const couponTaskKind = { kind: 'CouponIssue', payload: coupon.issue.input } as const;
