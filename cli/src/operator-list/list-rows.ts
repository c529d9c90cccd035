import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { rowTable } from './row-table.ts';

/** Rows of a list that operators keep, twenty a page. D-94 */
export async function listRows(invocation: Invocation, list: OperatorListName): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [args.join(' ').trim(), textOption(options, 'reason')?.trim()];
  const data = { list, pageNo: page.value, ...(keyword ? { keyword } : {}), ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.operatorList.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: rowTable(list, found.value.records),
    remarks: pageRemarks(found.value, 'terminal.staff.rows.none'),
  });
}
