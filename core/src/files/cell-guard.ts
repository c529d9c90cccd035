/** A cell that a spreadsheet would read as a formula; plain numbers stay numbers. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/;
/**
 * Digits that a spreadsheet changes when it opens a CSV file: it drops a leading plus or zero, shows twelve or more
 * digits as 1.23E+11, and evaluates exponents. Phone numbers, keys and bar codes look like this; amounts do not.
 */
const REWRITTEN = /^(?:\+\d|0\d[\d\s().\-/]*$|\d{12,}$|\d+(?:\.\d+)?E[+-]?\d+$)/i;
/** Cells before which an apostrophe may be our guard, not part of the text. */
const GUARDABLE = /^(?:[=+\-@\t\r]|0\d[\d\s().\-/]*$|\d{12,}$|\d+(?:\.\d+)?E[+-]?\d+$)/i;
const APOSTROPHES = /^'+/;

const isGuardable = (cell: string): boolean => GUARDABLE.test(cell.replace(APOSTROPHES, ''));

const addGuard = (cell: string, isRisky: boolean): string =>
  isRisky || (cell.startsWith("'") && isGuardable(cell)) ? `'${cell}` : cell;

/** Returns a CSV cell, with an apostrophe in front if a spreadsheet would evaluate or change it. */
export const withGuard = (cell: string): string => addGuard(cell, FORMULA.test(cell) || REWRITTEN.test(cell));

/** Does the same for a workbook cell. Workbook cells are typed as text, so only a formula needs the apostrophe. */
export const withFormulaGuard = (cell: string): string => addGuard(cell, FORMULA.test(cell));

/** Removes the guard apostrophe from a CSV or workbook cell. */
export const removeGuard = (cell: string): string => (cell.startsWith("'") && isGuardable(cell) ? cell.slice(1) : cell);
