import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { submitAsStaff } from '../staff-submit.ts';

/** Revokes a member's token. D-94 */
export async function revokeMember(invocation: Invocation): Promise<Outcome> {
  const [staffId = ''] = invocation.args;
  return submitAsStaff(invocation, {
    data: { staffId },
    send: (gateway, data, sending) => gateway.staff.revoke(data, sending),
    answer: (revoked) => ({
      data: revoked,
      view: { kind: 'facts', facts: [] },
      remarks: [{ key: 'terminal.staff.revoked' }],
    }),
  });
}
