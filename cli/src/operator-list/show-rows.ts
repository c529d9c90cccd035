import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { listUsedColumns } from './row-table.ts';

/** Shows all rows of one supplier's light, promotion, link or page. D-94 */
export async function showRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options } = invocation;
  const [key = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { list, key, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.operatorList.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { rows } = found.value;
  const facts = rows.flatMap((row) =>
    listUsedColumns(list, [row]).map((column): [string, string] => [column, row[column] ?? '']),
  );
  return ok({ data: found.value, view: { kind: 'facts', facts } });
}
