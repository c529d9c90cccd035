import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { IMPORT_CHUNK_ROWS_MAX, type OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { writeCsv } from '@fairhall/core/files/csv';
import type { Row } from '@fairhall/core/operator-list/column';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { listUsedColumns } from './row-table.ts';

/** Writes all rows of a list to a file, CSV or JSON by its extension, which `import` accepts. D-94 */
export async function exportRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const [path = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const data = { list, pageNo, pageSize: IMPORT_CHUNK_ROWS_MAX, ...(reason ? { reason } : {}) };
    const page = await waitWithProgress(invocation, gateway.operatorList.list(data, { signal, handled: true }));
    if (!page.ok) return toStaffCallFailure(page.error, origin);
    rows.push(...page.value.records);
    if (page.value.records.length === 0 || rows.length >= page.value.total) break;
  }
  const columns = listUsedColumns(list, rows);
  const text = path.toLowerCase().endsWith('.json')
    ? `${JSON.stringify(rows, null, 2)}\n`
    : writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
  try {
    await writeFile(resolve(terminal.folder, path), text);
  } catch {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unwritable', values: { path } });
  }
  return ok({
    data: { list, file: path, rows: rows.length },
    view: { kind: 'facts', facts: [[path, String(rows.length)]] },
    remarks: [{ key: 'terminal.staff.rows.exported' }],
  });
}
