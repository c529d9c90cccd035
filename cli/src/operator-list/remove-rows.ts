import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { readOrAskReason } from '../staff-reason.ts';
import { toRowTable } from './row-table.ts';

/**
 * Deletes the rows of one supplier's light, promotion, link or page, or one of them, and shows the deleted values. D-94
 */
export async function removeRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options } = invocation;
  const [key = '', part] = args;
  const repeat = readKeyOption(options);
  if (!repeat.ok) return repeat;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = repeat.value ?? ids.uuid();
  const dryRun = readFlagOption(options, 'dryRun');
  const data = { list, key, ...(part === undefined ? {} : { part }), dryRun, reason: reason.value };
  const response = gateway.operatorList.remove(data, { signal, idempotencyKey, retry: true, handled: true });
  const removed = await waitWithProgress(invocation, response);
  if (!removed.ok) return withRepeat(toStaffCallFailure(removed.error, origin), idempotencyKey);
  const { rows } = removed.value;
  return ok({
    data: { dryRun, rows },
    view: toRowTable(list, rows),
    remarks: [{ key: dryRun ? 'terminal.staff.rows.wouldGo' : 'terminal.staff.rows.removed' }],
  });
}
