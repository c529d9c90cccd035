import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createReadableNumber } from '../readable-number.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CouponPorts } from './coupon-ports.ts';
import { type Coupon, findCoupon, findIssuedCoupon, type IssuedCoupon } from './find-coupon.ts';

/**
 * Issues a coupon to the buyer in the open transaction, or returns the one that they have. Of concurrent requests of one
 * account the first inserts the row, thanks to its unique constraint; of those of many accounts the conditional update
 * of the counter decides, and the rows of the others are rolled back with their rejection. D-29 THR-62
 */
export async function issueCoupon(
  ports: CouponPorts,
  context: CallContext,
  couponId: string,
): Promise<Answer<IssuedCoupon>> {
  const coupon = await findCoupon(ports, context, couponId);
  if (coupon === undefined) return err(NOT_FOUND);
  const before = await findIssuedCoupon(context, couponId);
  if (before !== undefined) return ok(before);
  if (coupon.isExpired) return err({ code: '400', message: 'coupon.expired' });
  const couponNo = createReadableNumber('C');
  const inserted = await context.database.kysely
    .insertInto('coupon_issue')
    .values({
      coupon_no: couponNo,
      coupon_id: couponId,
      account_id: buyerOf(context).accountId,
      issued_at: context.now,
    })
    .onConflict((on) => on.columns(['coupon_id', 'account_id']).doNothing())
    .returning('coupon_no')
    .executeTakeFirst();
  if (inserted === undefined) {
    const concurrent = await findIssuedCoupon(context, couponId);
    return concurrent === undefined ? err(NOT_FOUND) : ok(concurrent);
  }
  if (!(await countIssue(context, coupon))) return err({ code: '400', message: 'coupon.soldOut' });
  return ok({ couponNo, status: 'issued' });
}

/** Counts one more issued coupon; returns whether there was one left. */
async function countIssue({ database }: CallContext, { couponId, total }: Coupon): Promise<boolean> {
  const { rows } = await sql`
    insert into coupon (coupon_id, issued) values (${couponId}, 1)
    on conflict (coupon_id) do update set issued = coupon.issued + 1 where coupon.issued < ${total}
    returning issued`.execute(database.kysely);
  return rows.length > 0;
}
