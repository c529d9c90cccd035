import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import type { ListAnswer } from '../list-verb.ts';

/** The columns that any of the rows fills, in the list's order, and always those that a row needs. */
export const listUsedColumns = (list: OperatorListName, rows: readonly Row[]): readonly string[] =>
  OPERATOR_LISTS[list].columns
    .filter(({ name, needed }) => needed || rows.some((row) => row[name] !== undefined))
    .map(({ name }) => name);

/** Rows under the names of their columns, as a file has them. Texts of other languages are left to `show`. */
export function toRowTable(list: OperatorListName, rows: readonly Row[]): ListAnswer['view'] {
  const columns = listUsedColumns(list, rows).filter((name) => !name.includes('.'));
  return {
    kind: 'table',
    columns: columns.map((title) => ({ title })),
    rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
  };
}
