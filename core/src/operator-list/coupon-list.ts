import { COUPON_NAME_MAX, COUPON_TOTAL_MAX } from '../contract/coupon/limits.ts';
import {
  checkDay,
  checkLength,
  checkNumber,
  checkPattern,
  createTextColumns,
  ID,
  type ListKind,
  type Row,
} from './column.ts';

/** Coupons, one row each: how many there are, and the first and last day on which they are valid. D-29 */
export const couponList: ListKind = {
  key: 'couponId',
  columns: [
    { name: 'couponId', needed: true, problem: checkPattern(ID, 'operatorList.id') },
    ...createTextColumns('name', { needed: true, problem: checkLength(COUPON_NAME_MAX) }),
    { name: 'total', needed: true, problem: checkNumber(1, COUPON_TOTAL_MAX) },
    { name: 'validFrom', needed: true, problem: checkDay },
    { name: 'validTo', needed: true, problem: checkDay },
  ],
  problem: ({ validFrom = '', validTo = '' }) =>
    validTo < validFrom ? { column: 'validTo', message: { key: 'operatorList.endsEarlier' } } : undefined,
};

/** Returns the fields of a stored row, which was validated when it was written. */
export const toCouponFields = ({ couponId = '', total = '', validFrom = '', validTo = '' }: Row) => ({
  couponId,
  total: Number(total),
  validFrom,
  validTo,
});
