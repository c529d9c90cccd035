import { IMPORT_ROWS_MAX, type OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Outcome } from '../answer.ts';
import { readFileRows } from '../file-rows.ts';
import type { Invocation } from '../noun.ts';
import { submitRows } from './submit-rows.ts';

/** Imports the rows of a file, CSV or JSON by its extension, all or none. D-94 */
export async function importRows(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const rows = await readFileRows(invocation, invocation.args[0] ?? '', IMPORT_ROWS_MAX);
  return rows.ok ? submitRows(invocation, list, rows.value) : rows;
}
