import { getLocalizedText } from '@fairhall/core/operator-list/column';
import { toCouponFields } from '@fairhall/core/operator-list/coupon-list';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { CouponPorts } from './coupon-ports.ts';

export interface Coupon extends ReturnType<typeof toCouponFields> {
  /** In the reader's language, else in English. */
  readonly name: string;
  /** Whether its last day is over, by the server's clock. */
  readonly isExpired: boolean;
}

/** A coupon that operators offer; undefined if it does not exist or has not begun. D-29 */
export async function findCoupon(
  { listRows }: CouponPorts,
  { database, lang, now }: CallContext,
  couponId: string,
): Promise<Coupon | undefined> {
  const row = (await listRows(database, 'coupon', couponId))[0]?.content;
  if (row === undefined) return undefined;
  const coupon = toCouponFields(row);
  const today = new Date(now).toISOString().slice(0, 10);
  if (today < coupon.validFrom) return undefined;
  return { ...coupon, name: getLocalizedText(row, 'name', lang).text, isExpired: today > coupon.validTo };
}

export interface IssuedCoupon {
  readonly couponNo: string;
  readonly status: 'issued' | 'used';
}

/** The buyer's own coupon. */
export async function findIssuedCoupon(context: CallContext, couponId: string): Promise<IssuedCoupon | undefined> {
  const row = await context.database.kysely
    .selectFrom('coupon_issue')
    .select(['coupon_no', 'used_at'])
    .where('coupon_id', '=', couponId)
    .where('account_id', '=', buyerOf(context).accountId)
    .executeTakeFirst();
  return row && { couponNo: row.coupon_no, status: row.used_at === null ? 'issued' : 'used' };
}
