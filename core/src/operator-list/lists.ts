import type { OperatorListName } from '../contract/operator-list/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { ListKind, Row } from './column.ts';
import { trafficLightList } from './light-list.ts';
import { linkList } from './link-list.ts';
import { newsList } from './news-list.ts';
import { pageList } from './page-list.ts';
import { promotionList } from './promotion-list.ts';

/** The lists that operators keep. D-94 */
export const OPERATOR_LISTS: Readonly<Record<OperatorListName, ListKind>> = {
  light: trafficLightList,
  promotion: promotionList,
  link: linkList,
  page: pageList,
  news: newsList,
};

/** What is wrong with a row, and in which column. */
export interface RowProblem {
  readonly column: string;
  readonly message: Message;
}

/** What names a row among all of its list. */
export const toRowKey = ({ key, part }: ListKind, row: Row): { readonly key: string; readonly part: string } => ({
  key: row[key] ?? '',
  part: part === undefined ? '' : (row[part] ?? ''),
});

/** A row without white space around its values and without what is empty. */
export const trimRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .map(([column, value]) => [column.trim(), value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** The first problem of a row that is to be kept as it is; undefined for a good one. */
export function findRowProblem({ columns, problem }: ListKind, row: Row): RowProblem | undefined {
  const strange = Object.keys(row).find((name) => columns.every((column) => column.name !== name));
  if (strange !== undefined) return { column: strange, message: { key: 'operatorList.unknownColumn' } };
  for (const column of columns) {
    const value = row[column.name] ?? '';
    if (value === '' && column.needed) return { column: column.name, message: { key: 'operatorList.needed' } };
    const message = value === '' ? undefined : column.problem?.(value);
    if (message !== undefined) return { column: column.name, message: message };
  }
  return problem?.(row);
}
