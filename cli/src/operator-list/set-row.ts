import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { submitRows } from './submit-rows.ts';

/** Sets the given columns of one row; other columns stay unchanged, and an empty value clears a column. D-94 */
export async function setRow(invocation: Invocation, list: OperatorListName): Promise<Outcome> {
  const [key = '', ...words] = invocation.args;
  const odd = words.find((word) => !/^[^=]+=/.test(word));
  if (odd !== undefined) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.site.pair', values: { word: odd } });
  const values = words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const);
  const row: Row = { [OPERATOR_LISTS[list].key]: key, ...Object.fromEntries(values) };
  return submitRows(invocation, list, [row]);
}
