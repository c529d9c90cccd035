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

/** Hands an enquiry that nobody has answered to another supplier. D-94 */
export async function reassignEnquiry(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [enquiryId = ''] = args;
  const supplierId = textOption(options, 'supplier')?.trim();
  if (!supplierId) return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--supplier' } });
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { enquiryId, supplierId, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const reassigned = await waitingFor(invocation, gateway.staffEnquiry.reassign(data, sending));
  if (!reassigned.ok) return withRepeat(failedStaffCall(reassigned.error, origin), key);
  const { name } = reassigned.value;
  return ok({
    data: { ...reassigned.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.supplier'), `${supplierId} ${name}`]] },
    remarks: [{ key: 'terminal.staff.enquiry.reassigned', values: { name } }],
  });
}
