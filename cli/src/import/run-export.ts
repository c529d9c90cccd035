import { resolve } from 'node:path';
import {
  EXPORT_ROWS_MAX,
  IMPORT_XLSX_ROWS_MAX,
  type ImportKind,
} from '@fairhall/core/contract/catalogue/import-limits';
import { listColumns } from '@fairhall/core/files/columns';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { connectStaff, type StaffConnection, toStaffCallFailure } from '../staff-connection.ts';
import { createRowCounter } from './counter.ts';
import { type Format, formatOf } from './file-formats.ts';
import { parseLanguagesOption } from './languages.ts';
import { createTable, type TableFile } from './write-table.ts';

/** Writes all categories, suppliers or products to a file that can be imported. D-64 */
export async function runExport(kind: ImportKind, invocation: Invocation): Promise<Outcome> {
  const [path = ''] = invocation.args;
  const format = formatOf(invocation, path);
  if (!format.ok) return format;
  const languages = parseLanguagesOption(invocation);
  if (!languages.ok) return languages;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const file = resolve(invocation.terminal.folder, path);
  const table = await createTable(file, format.value, listColumns(kind, languages.value));
  const written = await writeAll(kind, invocation, connection.value, { table, format: format.value });
  if (!written.ok) {
    await table.drop();
    return written;
  }
  await table.end();
  const { texts } = invocation;
  return ok({
    data: { file, rows: written.value },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.column.file'), file],
        [texts.text('terminal.column.rows'), String(written.value)],
      ],
    },
  });
}

interface Into {
  readonly table: TableFile;
  readonly format: Format;
}

/** Writes page by page; returns the number of rows. */
async function writeAll(
  kind: ImportKind,
  invocation: Invocation,
  { gateway, signal, origin }: StaffConnection,
  { table, format }: Into,
): Promise<Result<number, Failure>> {
  const counter = createRowCounter(invocation);
  const reason = readTextOption(invocation.options, 'reason')?.trim();
  let [after, rows]: [string | null, number] = [null, 0];
  try {
    for (;;) {
      const data = { kind, after, limit: EXPORT_ROWS_MAX, ...(reason ? { reason } : {}) };
      const page = await gateway.catalogueImport.export(data, { signal, handled: true });
      if (!page.ok) return toStaffCallFailure(page.error, origin);
      rows += page.value.rows.length;
      if (format === 'xlsx' && rows > IMPORT_XLSX_ROWS_MAX)
        return fail(COMMAND_EXIT_CODES.refused, {
          key: 'terminal.import.largeWorkbook',
          values: { max: IMPORT_XLSX_ROWS_MAX },
        });
      const { columns } = page.value;
      for (const row of page.value.rows)
        await table.write(Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ''])));
      counter.show(rows);
      after = page.value.next;
      if (after === null) return ok(rows);
    }
  } finally {
    counter.end();
  }
}
