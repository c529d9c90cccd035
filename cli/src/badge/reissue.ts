import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

/** Gives somebody a new badge number, by staff, and revokes the earlier one. D-31 */
export async function reissueBadge(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [exhibitionId = '', badgeNo = ''] = args;
  const key = keyOption(options);
  if (!key.ok) return key;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const data = { exhibitionId, badgeNo, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey }, data);
  const asked = gateway.staffPreregistration.reissue(data, { signal, idempotencyKey, retry: true, handled: true });
  const reissued = await waitingFor(invocation, asked);
  if (!reissued.ok) return withRepeat(failedStaffCall(reissued.error, origin), idempotencyKey);
  return ok({
    data: { ...reissued.value, idempotencyKey },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('preregistrationPage.badge'), reissued.value.badgeNo],
        [texts.text('terminal.column.revoked'), reissued.value.revoked],
      ],
    },
    remarks: [{ key: 'terminal.badge.reissued' }],
  });
}
