import type { PersonalDataInserts } from '../../../../tests/support/personal-data-inserts.ts';

/** A coupon that was issued to a buyer. */
export const couponRows: PersonalDataInserts = {
  coupons: ({ kysely }, { accountId }, mark) =>
    kysely
      .insertInto('coupon_issue')
      .values({ coupon_no: `${mark}-${accountId}`, coupon_id: 'C1', account_id: accountId, issued_at: Date.now() })
      .execute(),
};
