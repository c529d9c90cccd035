import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

type Verdict = 'checked' | 'refused';

const SAID: Readonly<Record<Verdict, MessageKey>> = {
  checked: 'terminal.staff.certificate.checked',
  refused: 'terminal.staff.certificate.refused',
};

/** Checks or refuses the version of a certificate that was looked at. D-94 */
export async function decide(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options } = invocation;
  const [certificateId = ''] = args;
  const version = textOption(options, 'seen')?.trim();
  if (!version) return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--seen' } });
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { certificateId, version, verdict, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const decided = await waitingFor(invocation, gateway.certificateAdmin.decide(data, sending));
  if (!decided.ok) return withRepeat(failedStaffCall(decided.error, origin), key);
  return ok({
    data: { ...decided.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: SAID[verdict] }],
  });
}
