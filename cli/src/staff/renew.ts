import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

/** Lets a member's token be good for another term. D-94 */
export async function renewMember(invocation: Invocation): Promise<Outcome> {
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
  const renewed = await waitingFor(invocation, gateway.staff.renew(data, sending));
  if (!renewed.ok) return withRepeat(failedStaffCall(renewed.error, origin), key);
  const { date } = formatFor(invocation.global.lang);
  return ok({
    data: renewed.value,
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.staff.renewed', values: { date: date(renewed.value.expires) } }],
  });
}
