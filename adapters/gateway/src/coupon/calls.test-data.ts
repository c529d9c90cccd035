import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers, allowStaff, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';
import { createReadableNumber } from '../readable-number.ts';

/** A coupon that operators offer. */
async function insertCoupon({ database: { kysely } }: RoleTestRecords): Promise<string> {
  const couponId = randomUUID();
  const content = { couponId, name: 'Samples', total: '50', validFrom: '2020-01-01', validTo: '2099-12-31' };
  await kysely
    .insertInto('operator_row')
    .values({ list: 'coupon', key: couponId, part: '', content: JSON.stringify(content), changed: 1 })
    .execute();
  return couponId;
}

/** A coupon that was issued to a buyer. */
async function insertIssue(records: RoleTestRecords): Promise<string> {
  const { kysely } = records.database;
  const [coupon_no, account_id] = [createReadableNumber('C'), `coupon-${randomUUID()}`];
  await kysely
    .insertInto('account')
    .values({ account_id, email: `${account_id}@example.com`, kind: 'buyer', created: 1 })
    .execute();
  await kysely
    .insertInto('coupon_issue')
    .values({ coupon_no, coupon_id: await insertCoupon(records), account_id, issued_at: 1 })
    .execute();
  return coupon_no;
}

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'coupon.issue': { roles: allowBuyers(async (records) => ({ couponId: await insertCoupon(records) })), ends: [] },
  'coupon.check': { roles: allowBuyers(async (records) => ({ couponId: await insertCoupon(records) })) },
  'staffCoupon.use': {
    roles: allowStaff(async (records) => ({ couponNo: await insertIssue(records), reason: 'a test' })),
    ends: [],
  },
};
