import { IMPORT_ROWS_MAX, type OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readFileRows } from '../file-rows.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { submitRows } from './submit-rows.ts';
import { printTemplate } from './template.ts';

/** Imports the rows of a file, CSV or JSON by its extension, all or none; with --template shows what they look like. D-94 */
export async function importRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  if (readFlagOption(invocation.options, 'template')) return printTemplate(invocation, list);
  const [path] = invocation.args;
  if (path === undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '<file>' } });
  const rows = await readFileRows(invocation, path, IMPORT_ROWS_MAX);
  return rows.ok ? submitRows(invocation, list, rows.value) : rows;
}
