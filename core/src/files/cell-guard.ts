/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** An apostrophe before what a spreadsheet would reckon; numbers stay numbers. */
export const withGuard = (cell: string): string =>
  FORMULA.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;

export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '');
