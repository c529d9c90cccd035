import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { usedColumns } from './row-table.ts';

/** All that is kept of one supplier's light, promotion, link or page. D-94 */
export async function showRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options } = invocation;
  const [key = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { list, key, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.operatorList.show(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { rows } = found.value;
  const facts = rows.flatMap((row) =>
    usedColumns(list, [row]).map((column): [string, string] => [column, row[column] ?? '']),
  );
  return ok({ data: found.value, view: { kind: 'facts', facts } });
}
