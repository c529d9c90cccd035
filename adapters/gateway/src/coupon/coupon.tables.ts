import type { Generated } from 'kysely';

/** The tables of issued coupons. Times are epoch milliseconds. */
export interface CouponTables {
  /** How many of a coupon were issued, also to accounts that were deleted since. */
  readonly coupon: { coupon_id: string; issued: number };
  readonly coupon_issue: {
    coupon_no: string;
    coupon_id: string;
    /** An account gets a coupon once. */
    account_id: string;
    issued_at: number;
    used_at: Generated<number | null>;
  };
}
