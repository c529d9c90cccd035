import { STAFF_ROLES } from '@fairhall/core/contract/staff-limits';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

/** Gives a new member of the staff a token, which is printed this once. D-94 */
export async function addMember(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [name = ''] = args;
  const role = choiceOption(options, 'role', STAFF_ROLES);
  if (!role.ok) return role;
  if (role.value === undefined) return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--role' } });
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { name, role: role.value, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const added = await waitingFor(invocation, gateway.staff.add(data, sending));
  if (!added.ok) return withRepeat(failedStaffCall(added.error, origin), key);
  const { staffId, token, expires } = added.value;
  const { date } = formatFor(invocation.global.lang);
  return ok({
    data: { staffId, name, role: role.value, token, expires },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.column.id'), staffId],
        [texts.text('terminal.column.token'), token],
        [texts.text('terminal.column.ends'), date(expires)],
      ],
    },
    remarks: [{ key: 'terminal.staff.added', values: { name } }],
  });
}
