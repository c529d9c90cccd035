/** A cell that a spreadsheet would take for a formula; plain numbers stay numbers. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/;
/**
 * Digits that a spreadsheet would rewrite when it opens a CSV file: a plus or a nought before them goes, twelve and more become
 * 1.23E+11, and what looks like an exponent is worked out. Phone numbers, keys and bar codes are like that, amounts are not.
 */
const REWRITTEN = /^(?:\+\d|0\d[\d\s().\-/]*$|\d{12,}$|\d+(?:\.\d+)?E[+-]?\d+$)/i;
/** Everything that may have an apostrophe before it which is not its own. */
const GUARDABLE = /^(?:[=+\-@\t\r]|0\d[\d\s().\-/]*$|\d{12,}$|\d+(?:\.\d+)?E[+-]?\d+$)/i;
const APOSTROPHES = /^'+/;

const isGuardable = (cell: string): boolean => GUARDABLE.test(cell.replace(APOSTROPHES, ''));

const addGuard = (cell: string, isRisky: boolean): string =>
  isRisky || (cell.startsWith("'") && isGuardable(cell)) ? `'${cell}` : cell;

/** A cell of a CSV file with an apostrophe before what a spreadsheet would work out or rewrite. */
export const withGuard = (cell: string): string => addGuard(cell, FORMULA.test(cell) || REWRITTEN.test(cell));

/** The same for a cell of a workbook, where texts are texts: only what looks like a formula has the apostrophe. */
export const withFormulaGuard = (cell: string): string => addGuard(cell, FORMULA.test(cell));

/** A cell of either without that apostrophe. */
export const removeGuard = (cell: string): string => (cell.startsWith("'") && isGuardable(cell) ? cell.slice(1) : cell);
