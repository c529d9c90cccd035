import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Issues a new badge number for a visitor, as staff, and revokes the earlier one. D-31 */
export async function reissueBadge(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  return submitAsStaff(invocation, {
    data: { exhibitionId, badgeNo },
    send: (gateway, data, sending) => gateway.staffPreregistration.reissue(data, sending),
    answer: (reissued, idempotencyKey) => ({
      data: { ...reissued, idempotencyKey },
      view: {
        kind: 'facts',
        facts: [
          [texts.text('preregistrationPage.badge'), reissued.badgeNo],
          [texts.text('terminal.column.revoked'), reissued.revoked],
        ],
      },
      remarks: [{ key: 'terminal.badge.reissued' }],
    }),
  });
}
