import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import type { ListAnswer } from '../list-verb.ts';

/** The columns with a value in any of the rows, in the list's order, and always the required ones. */
export const listUsedColumns = (list: OperatorListName, rows: readonly Row[]): readonly string[] =>
  OPERATOR_LISTS[list].columns
    .filter(({ name, needed }) => needed || rows.some((row) => row[name] !== undefined))
    .map(({ name }) => name);

/** A table of rows with the columns' names as in a file. Texts of other languages are only in `show`. */
export function toRowTable(list: OperatorListName, rows: readonly Row[]): ListAnswer['view'] {
  const columns = listUsedColumns(list, rows).filter((name) => !name.includes('.'));
  return {
    kind: 'table',
    columns: columns.map((title) => ({ title })),
    rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
  };
}
