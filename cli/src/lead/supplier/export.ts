import { resolve } from 'node:path';
import { fetchLeads, LEAD_COLUMNS, toLeadCells } from '@fairhall/core/lead/lead-file';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { formatOf } from '../../import/file-formats.ts';
import { createTable } from '../../import/write-table.ts';
import type { Invocation } from '../../noun.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, type SupplierDesk, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { parseLeadFilter } from './lead-filter.ts';

/** Writes the selected leads to a file that only its owner can read. D-62 */
export async function exportLeads(invocation: Invocation): Promise<Outcome> {
  const { args, terminal, texts } = invocation;
  const [path = ''] = args;
  const format = formatOf(invocation, path);
  if (!format.ok) return format;
  const chosen = parseLeadFilter(invocation);
  if (!chosen.ok) return chosen;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const leads = await waitWithProgress(invocation, fetchLeads(desk.value.ports.supplierGateway, chosen.value, signal));
  if (!leads.ok) return toSupplierCallFailure(desk.value, leads.error);
  const countries = await countryNames(invocation, desk.value);
  const file = resolve(terminal.folder, path);
  const takenBack = texts.text('supplierLeads.column.takenBack.yes');
  try {
    const table = await createTable(file, format.value, LEAD_COLUMNS);
    for (const lead of leads.value) {
      const cells = toLeadCells(lead, { country: countries.get(lead.countryId) ?? '', takenBack });
      await table.write(Object.fromEntries(LEAD_COLUMNS.map((column, place) => [column, cells[place] ?? ''])));
    }
    await table.end();
  } catch {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unwritable', values: { path } });
  }
  return ok({
    data: { file, leads: leads.value.length },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.column.file'), file],
        [texts.text('terminal.column.rows'), String(leads.value.length)],
      ],
    },
  });
}

/** The countries' names by id; empty if they cannot be loaded, since the export must not fail because of names. */
async function countryNames({ global }: Invocation, { connection: { gateway, signal } }: SupplierDesk) {
  const countries = await gateway.site.countries({}, { signal, handled: true });
  const { countryName } = getFormat(global.lang);
  return new Map(
    countries.ok ? countries.value.map(({ id, code2, enName }) => [id, countryName(code2) || enName]) : [],
  );
}
