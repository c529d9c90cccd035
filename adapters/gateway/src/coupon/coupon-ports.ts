import type { ListRows } from '../operator-rows.ts';

/** The functions of other features that coupons need. */
export interface CouponPorts {
  /** The coupons, which are an operators' list. */
  readonly listRows: ListRows;
}
