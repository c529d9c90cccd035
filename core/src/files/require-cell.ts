import type { Cells } from './cells.ts';

/**
 * Returns the value of a required cell, else the stored value. If the column is empty, or missing for a new record, it
 * reports a problem on `cells` and returns `empty`.
 */
export function requireCell<Value>(
  cells: Cells,
  column: string,
  { cellValue, present, empty }: { cellValue: Value | null | undefined; present: Value | undefined; empty: Value },
): Value {
  if (cellValue !== undefined && cellValue !== null && cellValue !== '') return cellValue;
  const isReported = cells.problems.some((problem) => problem.column === column);
  if ((present === undefined || cells.has(column)) && !isReported) cells.reportProblem(column, 'required');
  return present ?? empty;
}

const WORD_VALUES: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
const WORD_MAX = 20;

/**
 * Parses `yes` or `no`, or TRUE or FALSE as spreadsheets write them. Undefined if the cell is empty or the column is
 * missing.
 */
export function readYesNo(cells: Cells, column: string): boolean | undefined {
  const cellValue = cells.cell(column, WORD_MAX)?.toLowerCase();
  if (!cellValue) return undefined;
  const value = Object.hasOwn(WORD_VALUES, cellValue) ? WORD_VALUES[cellValue] : undefined;
  if (value === undefined) cells.reportProblem(column, 'choice', { choices: 'yes, no' });
  return value;
}

export const toYesNoCell = (value: boolean): string => (value ? 'yes' : 'no');
