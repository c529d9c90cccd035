import { err, ok, type Result } from '../result.ts';

/** Where a file cannot be read, counted from 1. */
export interface CsvProblem {
  readonly line: number;
}

/**
 * The rows of a file with commas or, where its first line holds more of them, semicolons between; values may stand in
 * quotation marks, and a mark inside is doubled. Empty lines are left out. Fails where a value does not end.
 */
export function parseCsv(text: string): Result<readonly (readonly string[])[], CsvProblem> {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const first = source.split('\n', 1)[0] ?? '';
  const comma = first.split(';').length > first.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let [row, value, line, start, quoted, wasQuoted] = [[] as string[], '', 1, 1, false, false];
  const endValue = () => {
    row.push(value);
    [value, wasQuoted] = ['', false];
  };
  const endRow = () => {
    endValue();
    if (row.length > 1 || row[0] !== '') rows.push(row);
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
    else if (sign === comma) endValue();
    else if (sign === '\n') endRow();
    else value += sign;
  }
  if (quoted) return err({ line: start });
  if (value !== '' || row.length > 0) endRow();
  return ok(rows);
}

const written = (value: string): string => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Rows as such a file, with commas between and a line feed after each. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\n`).join('');
