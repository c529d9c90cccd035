import type { RowProblem } from '../contract/catalogue/import-calls.ts';
import type { RowProblemCode } from '../contract/catalogue/import-limits.ts';
import { isBlankText } from '../forms/text-input.ts';
import { type DecimalSign, parseLocaleNumber } from './locale-number.ts';
import { normalizeKey } from './name-key.ts';

/** Separates the values of a cell with several values. A separator inside a value is escaped with a backslash. */
const CELL_SEPARATOR = ' | ';

/**
 * Error values that a spreadsheet shows for a formula it could not compute, or that a reader writes for a formula
 * without a value.
 */
const ERROR_VALUE_PATTERN = /^#(?:REF!|VALUE!|N\/A|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;

/** A number that a spreadsheet has shortened to an exponent, so that digits are lost. */
const NUMBER_SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{2,}$/i;

const NUMBER_SHORTENED_MAX = 40;

/** Columns with the key of a row or of another row that it refers to. */
const KEY_COLUMNS: ReadonlySet<string> = new Set(['key', 'id', 'code', 'supplier', 'supplier_id', 'exhibition']);

/** The replacement character that stands for bytes that could not be decoded. */
const TEXT_REPLACEMENT = '\ufffd';

/** The cells of one row, and the problems found in them. A column that the file lacks is undefined. */
export interface Cells {
  readonly problems: RowProblem[];
  /** All columns of the file. */
  readonly columns: readonly string[];
  has(column: string): boolean;
  /** The trimmed text; '' for an empty cell and for one without visible characters. */
  cell(column: string, max: number): string | undefined;
  /** The key as the file writes it, without normalisation; keys that an earlier version stored may look like this. */
  writtenKey(column: string): string;
  /** Digits with a point before the decimals. Text that is no number is returned unchanged; '' is an empty cell. */
  number(column: string, max: number): string | undefined;
  wholeNumber(column: string, least: number, most: number): number | null | undefined;
  choice<Choice extends string>(column: string, choices: readonly Choice[]): Choice | undefined;
  list(column: string, bounds: { readonly most: number; readonly max: number }): readonly string[] | undefined;
  reportProblem(column: string, code: RowProblemCode, values?: RowProblem['values']): void;
}

/** Reads the cells of one row by column name. `decimal` is the file's decimal sign. */
export function createCells(columns: readonly string[], given: readonly string[], decimal: DecimalSign = '.'): Cells {
  const byColumn = new Map(
    columns.map((column, index) => {
      const value = toCellText(given[index] ?? '');
      return [column, KEY_COLUMNS.has(column) ? normalizeKey(value) : value];
    }),
  );
  const problems: RowProblem[] = [];
  const reportProblem: Cells['reportProblem'] = (column, code, values) => {
    if (problems.some((problem) => problem.column === column && problem.code === code)) return;
    problems.push(values === undefined ? { column, code } : { column, code, values });
  };
  reportLostValues(byColumn, reportProblem);
  const cell: Cells['cell'] = (column, max) => {
    const value = byColumn.get(column);
    if (value === undefined) return undefined;
    if (value.length > max) reportProblem(column, 'tooLong', { max });
    else if (value.includes(TEXT_REPLACEMENT)) reportProblem(column, 'badText');
    return value;
  };
  /** Returns undefined, and reports a problem, if the text can mean two numbers. */
  const numberIn = (column: string, typed: string): string | undefined => {
    const number = parseLocaleNumber(typed, decimal);
    if ('value' in number) return number.value;
    const [value, alternative] = number.readings;
    reportProblem(column, 'ambiguous', { value, alternative });
    return undefined;
  };
  return {
    problems,
    columns,
    has: (column) => byColumn.has(column),
    cell,
    writtenKey: (column) => (given[columns.indexOf(column)] ?? '').trim(),
    number: (column, max) => {
      const value = cell(column, max);
      return value ? (numberIn(column, value) ?? value) : value;
    },
    wholeNumber: (column, least, most) => {
      const given = byColumn.get(column);
      if (given === undefined || given === '') return given === undefined ? undefined : null;
      const value = numberIn(column, given);
      if (value === undefined) return undefined;
      const whole = decimal === ',' ? value.replace(/\.0+$/, '') : value;
      const number = /^\d{1,9}$/.test(whole) ? Number(whole) : Number.NaN;
      if (number >= least && number <= most) return number;
      reportProblem(column, 'number', { least, most });
      return undefined;
    },
    choice: (column, choices) => {
      const value = byColumn.get(column);
      const chosen = choices.find((choice) => choice === value);
      if (value && chosen === undefined) reportProblem(column, 'choice', { choices: choices.join(', ') });
      return chosen;
    },
    list: (column, { most, max }) => {
      const value = byColumn.get(column);
      if (value === undefined) return undefined;
      const parts = splitCell(value);
      if (parts.length > most) reportProblem(column, 'tooMany', { max: most });
      if (parts.some((part) => part.length > max)) reportProblem(column, 'tooLong', { max });
      if (value.includes(TEXT_REPLACEMENT)) reportProblem(column, 'badText');
      return parts;
    },
    reportProblem,
  };
}

const toCellText = (given: string): string => (isBlankText(given) ? '' : given.trim());

/** Reports failed formulas and shortened numbers, and empties their cells so that nobody reads a wrong value. */
function reportLostValues(byColumn: Map<string, string>, reportProblem: Cells['reportProblem']): void {
  for (const [column, value] of byColumn) {
    const isFormula = value.startsWith('#') && ERROR_VALUE_PATTERN.test(value);
    if (!isFormula && !(value.length <= NUMBER_SHORTENED_MAX && NUMBER_SHORTENED.test(value))) continue;
    reportProblem(column, isFormula ? 'formula' : 'shortened', { value });
    byColumn.set(column, '');
  }
}

/** Splits a cell that holds several values. */
export const splitCell = (value: string): readonly string[] =>
  value
    .split(/(?<!\\)\|/)
    .map((part) => part.replaceAll('\\|', '|').trim())
    .filter((part) => part !== '');

export const joinCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll('|', '\\|')).join(CELL_SEPARATOR);
