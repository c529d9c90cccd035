import type { Cells } from './cells.ts';

/**
 * What a cell says, else what stands there. A column that is empty, or missing for something new, is told of the cells; then
 * `empty` takes its place.
 */
export function neededCell<Value>(
  cells: Cells,
  column: string,
  { said, present, empty }: { said: Value | null | undefined; present: Value | undefined; empty: Value },
): Value {
  if (said !== undefined && said !== null && said !== '') return said;
  const isTold = cells.problems.some((problem) => problem.column === column);
  if ((present === undefined || cells.has(column)) && !isTold) cells.refuse(column, 'required');
  return present ?? empty;
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
const WORD_MAX = 20;

/** A cell of `yes` or `no`, or TRUE or FALSE as spreadsheets write them; undefined where it is empty or is not there. */
export function yesOrNo(cells: Cells, column: string): boolean | undefined {
  const said = cells.cell(column, WORD_MAX)?.toLowerCase();
  if (!said) return undefined;
  const value = Object.hasOwn(YES_NO, said) ? YES_NO[said] : undefined;
  if (value === undefined) cells.refuse(column, 'choice', { choices: 'yes, no' });
  return value;
}

export const yesNoCell = (value: boolean): string => (value ? 'yes' : 'no');
