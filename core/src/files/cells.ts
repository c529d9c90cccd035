import type { RowProblem } from '../contract/catalogue-import.ts';
import type { RowProblemCode } from '../contract/catalogue-import-limits.ts';
import { asciiDigits } from '../forms/text-input.ts';

/** Between the parts of a cell that holds several; a part that holds it itself has a backslash before it. */
const BETWEEN = ' | ';

/** What a spreadsheet shows of a formula that it could not reckon, and what a reader writes for one it has no value of. */
const FAILED_FORMULA = /^#(?:REF!|VALUE!|N\/A|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;

/** What stands in the place of letters that could not be read. */
const BROKEN = '\ufffd';

/** The cells of one row, and what turns out to be wrong with them. A column that the file lacks is undefined. */
export interface Cells {
  readonly problems: RowProblem[];
  /** All columns of the file. */
  readonly columns: readonly string[];
  has(column: string): boolean;
  /** Without white space around it; '' for an empty cell. */
  cell(column: string, max: number): string | undefined;
  wholeNumber(column: string, least: number, most: number): number | null | undefined;
  choice<Choice extends string>(column: string, choices: readonly Choice[]): Choice | undefined;
  list(column: string, bounds: { readonly most: number; readonly max: number }): readonly string[] | undefined;
  refuse(column: string, code: RowProblemCode, values?: RowProblem['values']): void;
}

/** Looks at the cells of one row by the names of their columns. */
export function cellsOf(columns: readonly string[], given: readonly string[]): Cells {
  const byColumn = new Map(columns.map((column, place) => [column, (given[place] ?? '').trim()]));
  const problems: RowProblem[] = [];
  const refuse: Cells['refuse'] = (column, code, values) => {
    if (problems.some((problem) => problem.column === column && problem.code === code)) return;
    problems.push(values === undefined ? { column, code } : { column, code, values });
  };
  tellFormulas(byColumn, refuse);
  const cell: Cells['cell'] = (column, max) => {
    const value = byColumn.get(column);
    if (value === undefined) return undefined;
    if (value.length > max) refuse(column, 'tooLong', { max });
    else if (value.includes(BROKEN)) refuse(column, 'badText');
    return value;
  };
  return {
    ...{ problems, columns },
    has: (column) => byColumn.has(column),
    cell,
    wholeNumber: (column, least, most) => {
      const given = byColumn.get(column);
      if (given === undefined || given === '') return given === undefined ? undefined : null;
      const value = asciiDigits(given);
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      refuse(column, 'number', { least, most });
      return undefined;
    },
    choice: (column, choices) => {
      const value = byColumn.get(column);
      const chosen = choices.find((choice) => choice === value);
      if (value && chosen === undefined) refuse(column, 'choice', { choices: choices.join(', ') });
      return chosen;
    },
    list: (column, { most, max }) => {
      const value = byColumn.get(column);
      if (value === undefined) return undefined;
      const parts = splitCell(value);
      if (parts.length > most) refuse(column, 'tooMany', { max: most });
      if (parts.some((part) => part.length > max)) refuse(column, 'tooLong', { max });
      if (value.includes(BROKEN)) refuse(column, 'badText');
      return parts;
    },
    refuse,
  };
}

/** A formula that failed is told, and its cell is empty for whoever looks at it. */
function tellFormulas(byColumn: Map<string, string>, refuse: Cells['refuse']): void {
  for (const [column, value] of byColumn) {
    if (!value.startsWith('#') || !FAILED_FORMULA.test(value)) continue;
    refuse(column, 'formula', { value });
    byColumn.set(column, '');
  }
}

/** The parts of a cell that holds several. */
export const splitCell = (value: string): readonly string[] =>
  value
    .split(/(?<!\\)\|/)
    .map((part) => part.replaceAll('\\|', '|').trim())
    .filter((part) => part !== '');

export const joinCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('|', '\\|')).join(BETWEEN);
