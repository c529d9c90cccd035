import type { PersonalData } from '../personal-data.ts';

/** A buyer's coupons. They are deleted with the account; the number of issued coupons stays. */
export const couponPersonalData: PersonalData = {
  tables: ['coupon_issue'],
  lists: {
    async *coupons({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('coupon_issue')
        .select(['coupon_no as couponNo', 'coupon_id as couponId', 'issued_at as issueTime', 'used_at as useTime']);
      yield* await rows.where('account_id', '=', accountId).orderBy('issued_at').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    await kysely.deleteFrom('coupon_issue').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
