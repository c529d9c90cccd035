import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Marks an issued coupon as used, once. D-29 D-94 */
export function markCouponUsed(invocation: Invocation): Promise<Outcome> {
  const [number = ''] = invocation.args;
  return submitAsStaff(invocation, {
    data: { couponNo: number.trim().toUpperCase() },
    send: (gateway, data, sending) => gateway.staffCoupon.use(data, sending),
    answer: (used) => ({
      data: used,
      view: { kind: 'facts', facts: Object.entries(used) },
      remarks: [{ key: 'terminal.staff.rows.done' }],
    }),
  });
}
