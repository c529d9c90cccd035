import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';
import { rowTable } from './row-table.ts';

/** Deletes what is kept of one supplier's light, promotion, link or page, or one part of it, and shows what it said. D-94 */
export async function removeRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options } = invocation;
  const [key = '', part] = args;
  const repeat = keyOption(options);
  if (!repeat.ok) return repeat;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = repeat.value ?? ids.uuid();
  const dryRun = flagOption(options, 'dryRun');
  const data = { list, key, ...(part === undefined ? {} : { part }), dryRun, reason: reason.value };
  const asked = gateway.operatorList.remove(data, { signal, idempotencyKey, retry: true, handled: true });
  const removed = await waitingFor(invocation, asked);
  if (!removed.ok) return withRepeat(failedStaffCall(removed.error, origin), idempotencyKey);
  const { rows } = removed.value;
  return ok({
    data: { dryRun, rows },
    view: rowTable(list, rows),
    remarks: [{ key: dryRun ? 'terminal.staff.rows.wouldGo' : 'terminal.staff.rows.removed' }],
  });
}
