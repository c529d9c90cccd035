/** Maximum length of a coupon's name, in characters. */
export const COUPON_NAME_MAX = 80;
/** Maximum number of times that a coupon can be issued. */
export const COUPON_TOTAL_MAX = 1_000_000;

/** What a coupon is to a buyer: not issued to them yet, issued, used, or no longer available. D-29 */
export const COUPON_STATUSES = ['none', 'issued', 'used', 'expired', 'soldOut'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];
