import type { Cells } from './cells.ts';

/** A country as files name it: two letters, or the ISO 3166-1 number, whose zeros at the start a spreadsheet drops. */
export function countryCell(cells: Cells, column: string): string | undefined {
  const code = cells.cell(column, 3)?.toUpperCase();
  return code !== undefined && /^\d{1,2}$/.test(code) ? code.padStart(3, '0') : code;
}
