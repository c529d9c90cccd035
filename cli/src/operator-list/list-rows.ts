import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { toRowTable } from './row-table.ts';

/** Lists the rows of an operator list, twenty a page. D-94 */
export async function listRows(invocation: Invocation, list: OperatorListName): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [args.join(' ').trim(), readTextOption(options, 'reason')?.trim()];
  const data = { list, pageNo: page.value, ...(keyword ? { keyword } : {}), ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.operatorList.list(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: toRowTable(list, found.value.records),
    remarks: listPageRemarks(found.value, 'terminal.staff.rows.none'),
  });
}
