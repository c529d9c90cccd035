import { SUPPLIER_RIGHTS } from '@fairhall/core/contract/supplier-limits';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

/** Mails an invitation to somebody who shall answer for a supplier. D-39 D-94 */
export async function invitePerson(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts, global } = invocation;
  const [supplierId = ''] = args;
  const email = textOption(options, 'email')?.trim();
  if (!email) return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--email' } });
  const right = choiceOption(options, 'right', SUPPLIER_RIGHTS);
  if (!right.ok) return right;
  if (right.value === undefined)
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--right' } });
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { supplierId, email, right: right.value, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const invited = await waitingFor(invocation, gateway.supplierAdmin.invite(data, sending));
  if (!invited.ok) return withRepeat(failedStaffCall(invited.error, origin), key);
  const { invitationId, expires } = invited.value;
  return ok({
    data: { supplierId, email, right: right.value, ...invited.value },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), invitationId]] },
    remarks: [{ key: 'terminal.supplier.invited', values: { email, date: formatFor(global.lang).date(expires) } }],
  });
}
