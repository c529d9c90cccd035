import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, numberOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';

const CHANGE_MAX = 999_999_999;

type Verdict = 'accepted' | 'refused';

/** Lets what a supplier changed hold. D-97 */
export const acceptChange = (invocation: Invocation): Promise<Outcome> => settle(invocation, 'accepted');

/** Leaves a product as it is; its supplier is told why. D-97 */
export const refuseChange = (invocation: Invocation): Promise<Outcome> => settle(invocation, 'refused');

/** The change is named by its number, so that nothing is accepted that nobody has looked at. */
async function settle(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [productId = ''] = args;
  const change = numberOption(options, 'change', 0, CHANGE_MAX);
  if (!change.ok) return change;
  if (change.value === undefined) {
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--change' } });
  }
  const given = keyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const data = { productId, version: change.value, verdict, reason: reason.value };
  if (flagOption(options, 'dryRun')) return dryRun({ data, idempotencyKey: key }, data);
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const settled = await waitingFor(invocation, gateway.staffProduct.settle(data, sending));
  if (!settled.ok) return withRepeat(failedStaffCall(settled.error, origin), key);
  return ok({
    data: { ...settled.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), productId]] },
    remarks: [{ key: `terminal.staff.product.${verdict}` }],
  });
}
