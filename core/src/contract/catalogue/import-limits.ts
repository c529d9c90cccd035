/** What an organiser loads from files, each kind by files of its own. D-64 */
export const IMPORT_KINDS = [
  'category',
  'supplier',
  'product',
  'exhibition',
  'exhibitor',
  'registration',
  'invitation',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Most rows that one call takes, most columns of a row, and the longest cell, in characters. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_COLUMNS_MAX = 200;
export const IMPORT_CELL_MAX = 20_000;
/** Longest name of a column, and of a file, in characters. */
export const IMPORT_COLUMN_MAX = 40;
export const IMPORT_FILE_MAX = 200;
/** Most rows of a file: more are divided into files. Of an XLSX file, which is read as a whole. */
export const IMPORT_FILE_ROWS_MAX = 200_000;
export const IMPORT_XLSX_ROWS_MAX = 20_000;
/** The last row that a sheet may have; rows of files are counted as a spreadsheet counts them. */
export const IMPORT_LAST_ROW = 1_048_576;
/** What stands before the decimals of numbers in a file. */
export const DECIMAL_SIGNS = ['.', ','] as const;
/** Longest key of the organiser's own, in characters. */
export const IMPORT_KEY_MAX = 100;
/** How many rows a call takes back, and how many an export's page holds at most. */
export const UNDO_ROWS = 250;
export const EXPORT_ROWS_MAX = 250;

/** How long an import may be taken back, in milliseconds. D-64 */
export const UNDO_FOR_MS = 30 * 86_400_000;

/** What a row would do, or did. */
export const ROW_ACTIONS = ['added', 'changed', 'same', 'refused'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** What may be wrong with a row, or stand in the way of taking it back. Their texts are `import.problem.<code>`. */
export const ROW_PROBLEMS = [
  'required',
  'tooLong',
  'tooMany',
  'badText',
  'formula',
  'shortened',
  'ambiguous',
  'quote',
  'number',
  'price',
  'choice',
  'steps',
  'attribute',
  'code',
  'currency',
  'currencyName',
  'keyTaken',
  'duplicate',
  'unknownId',
  'unknownSupplier',
  'unknownCategory',
  'unknownTagCategory',
  'unknownParent',
  'unknownTag',
  'unknownPicture',
  'fixed',
  'hidden',
  'changedSince',
  'inUse',
  'gone',
  'day',
  'time',
  'link',
  'phone',
  'phoneExtension',
  'phoneCode',
  'phoneOther',
  'email',
  'emailLocal',
  'order',
  'standTaken',
  'registered',
  'over',
  'unsubscribed',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
