import type { OperatorListName } from '../contract/operator-list/limits.ts';
import type { Message } from '../ports/texts.ts';
import type { ListKind, Row } from './column.ts';
import { couponList } from './coupon-list.ts';
import { trafficLightList } from './light-list.ts';
import { linkList } from './link-list.ts';
import { newsList } from './news-list.ts';
import { pageList } from './page-list.ts';
import { promotionList } from './promotion-list.ts';
import { currencyRateList } from './rate-list.ts';

/** The lists that operators maintain. D-94 */
export const OPERATOR_LISTS: Readonly<Record<OperatorListName, ListKind>> = {
  light: trafficLightList,
  promotion: promotionList,
  link: linkList,
  page: pageList,
  news: newsList,
  rate: currencyRateList,
  coupon: couponList,
};

/** An invalid row: the column, and the message. */
export interface RowProblem {
  readonly column: string;
  readonly message: Message;
}

/** Returns the values that identify a row in its list. */
export const toRowKey = ({ key, part }: ListKind, row: Row): { readonly key: string; readonly part: string } => ({
  key: row[key] ?? '',
  part: part === undefined ? '' : (row[part] ?? ''),
});

/** Trims the values of a row and removes empty ones. */
export const trimRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .map(([column, value]) => [column.trim(), value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** Returns the first problem of a row before it is saved; undefined if it is valid. */
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
