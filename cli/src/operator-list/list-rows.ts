import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { numberOption, textOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { rowTable } from './row-table.ts';

const PAGE_MAX = 1_000_000;

/** Rows of a list that operators keep, twenty a page. D-94 */
export async function listRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options } = invocation;
  const page = numberOption(options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [args.join(' ').trim(), textOption(options, 'reason')?.trim()];
  const data = { list, pageNo: page.value ?? 1, ...(keyword ? { keyword } : {}), ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.operatorList.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: rowTable(list, found.value.records),
    remarks: pageRemarks(found.value, 'terminal.staff.rows.none'),
  });
}
