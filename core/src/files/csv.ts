import { isBlankText } from '../forms/text-input.ts';
import { err, ok, type Result } from '../result.ts';
import { removeGuard, withGuard } from './cell-guard.ts';

/** The line at which a file cannot be parsed, counted from 1. */
export interface CsvProblem {
  readonly line: number;
}

export type Delimiter = ',' | ';' | '\t' | '|';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/**
 * The `sep=` line that tells a spreadsheet the delimiter; it is no data row. A spreadsheet that saves the file again
 * adds an empty cell for every column.
 */
const LINE_SEPARATOR_HINT = /^"?sep=(?:([,;|\t])|(\\t))"?[,;|\t]*(?:\r\n?|\n|$)/i;

/**
 * Detects the delimiter of a file: from its `sep=` line, else the sign most frequent in the titles. Returns it with the
 * remaining rows.
 */
export function csvLayout(text: string): { readonly delimiter: Delimiter; readonly rows: string } {
  const source = text.replace(/^\uFEFF/, '');
  const hint = LINE_SEPARATOR_HINT.exec(source);
  const rows = hint === null ? source : source.slice(hint[0].length);
  const named = hint?.[2] === undefined ? hint?.[1] : '\t';
  const [titles = ''] = rows.split(/\r?\n/, 1);
  const often = DELIMITERS.map((sign) => titles.split(sign).length);
  const delimiter =
    DELIMITERS.find((sign) => sign === named) ?? DELIMITERS[often.indexOf(Math.max(...often))] ?? DELIMITERS[0] ?? ',';
  return { delimiter, rows };
}

/** Whether any cell of a row has visible text; rows without are skipped. */
export const hasValue = (row: readonly string[]): boolean => row.some((cell) => !isBlankText(cell));

/**
 * Parses the rows of a file. Values may be quoted, with quotation marks inside doubled. Rows without a value are left
 * out. Fails if a quoted value does not end.
 */
export function parseCsv(text: string): Result<readonly (readonly string[])[], CsvProblem> {
  const { delimiter, rows: source } = csvLayout(text);
  const rows: string[][] = [];
  let [row, value, line, start, quoted, wasQuoted] = [[] as string[], '', 1, 1, false, false];
  const endValue = () => {
    row.push(removeGuard(value));
    [value, wasQuoted] = ['', false];
  };
  const endRow = () => {
    endValue();
    if (hasValue(row)) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && source.charAt(at + 1) === '"') {
      value += '"';
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) value += sign;
    else if (sign === '"' && value === '' && !wasQuoted) [quoted, wasQuoted, start] = [true, true, line];
    else if (sign === delimiter) endValue();
    else if (sign === '\n') endRow();
    else if (sign !== '\r' || source.charAt(at + 1) !== '\n') value += sign;
  }
  if (quoted) return err({ line: start });
  if (value !== '' || row.length > 0) endRow();
  return ok(rows);
}

const quoteCell = (value: string, delimiter: Delimiter): string =>
  /[",;\t\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value;

/** Formats one row of a file, guarded so that a spreadsheet does not evaluate or change a cell. */
export const csvLine = (cells: readonly string[], delimiter: Delimiter = ','): string =>
  `${cells.map((cell) => quoteCell(withGuard(cell), delimiter)).join(delimiter)}\r\n`;

/** Formats rows as a CSV file that spreadsheets open without changing its values. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter: Delimiter = ','): string =>
  CSV_BYTE_ORDER_MARK + rows.map((row) => csvLine(row, delimiter)).join('');
