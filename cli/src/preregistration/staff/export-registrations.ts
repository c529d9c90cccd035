import { resolve } from 'node:path';
import type { OutputOf } from '@fairhall/core/contract/call';
import { REGISTRATION_FIELD_ROWS } from '@fairhall/core/contract/preregistration/form-fields';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { formatOf } from '../../import/file-formats.ts';
import { createTable, type TableFile } from '../../import/write-table.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof staffPreregistration.export>;

const COLUMNS: readonly string[] = [
  'badge',
  'registered',
  'confirmed',
  'from',
  ...REGISTRATION_FIELD_ROWS.map(({ importColumn }) => importColumn),
  'language',
];

/**
 * Writes all registrations of an exhibition to a file that only its owner can read, page by page. Cells are guarded, so
 * that a spreadsheet does not evaluate what a visitor typed. D-94 D-64
 */
export async function exportRegistrations(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal, texts } = invocation;
  const [exhibitionId = '', path = ''] = args;
  const format = formatOf(invocation, path);
  if (!format.ok) return format;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const file = resolve(terminal.folder, path);
  let table: TableFile | undefined;
  let registrations = 0;
  try {
    for (let after: string | null | undefined; after !== null; ) {
      const query = { exhibitionId, ...(after === undefined ? {} : { after }), ...(reason ? { reason } : {}) };
      const page = await waitWithProgress(
        invocation,
        gateway.staffPreregistration.export(query, { signal, handled: true }),
      );
      if (!page.ok) {
        await table?.drop();
        return toStaffCallFailure(page.error, origin);
      }
      table ??= await createTable(file, format.value, COLUMNS);
      for (const record of page.value.records) await table.write(toCells(record));
      registrations += page.value.records.length;
      after = page.value.next;
    }
    await table?.end();
  } catch {
    await table?.drop();
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unwritable', values: { path } });
  }
  return ok({
    data: { exhibitionId, file, registrations },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.column.file'), file],
        [texts.text('terminal.column.rows'), String(registrations)],
      ],
    },
  });
}

const toCells = ({ badgeNo, sourceFrom, isConfirmed, createTime, fields }: Page['records'][number]) => ({
  ...fields,
  badge: badgeNo,
  registered: new Date(createTime).toISOString(),
  confirmed: isConfirmed ? 'yes' : 'no',
  from: sourceFrom,
});
