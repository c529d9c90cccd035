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

/** Ends a member's token. D-94 */
export async function revokeMember(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [staffId = ''] = args;
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { staffId, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const revoked = await waitingFor(invocation, gateway.staff.revoke(data, sending));
  if (!revoked.ok) return withRepeat(failedStaffCall(revoked.error, origin), key);
  return ok({ data: revoked.value, view: { kind: 'facts', facts: [] }, remarks: [{ key: 'terminal.staff.revoked' }] });
}
