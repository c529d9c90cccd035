/** The kinds of records that an organiser imports, each from its own files. D-64 */
export const IMPORT_KINDS = [
  'category',
  'supplier',
  'product',
  'exhibition',
  'exhibitor',
  'registration',
  'invitation',
  'site',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Maximum rows of one call, columns of a row, and characters of a cell. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_COLUMNS_MAX = 200;
export const IMPORT_CELL_MAX = 20_000;
/** Maximum length of a column name and of a file name, in characters. */
export const IMPORT_COLUMN_MAX = 40;
export const IMPORT_FILE_MAX = 200;
/**
 * Maximum rows of a file; larger imports need several files. The limit for XLSX is lower, since such a file is read
 * into memory as a whole.
 */
export const IMPORT_FILE_ROWS_MAX = 200_000;
export const IMPORT_XLSX_ROWS_MAX = 20_000;
/** The last row number that a sheet may have; file rows are numbered as in a spreadsheet. */
export const IMPORT_LAST_ROW = 1_048_576;
/** The decimal signs that numbers in a file may use. */
export const DECIMAL_SIGNS = ['.', ','] as const;
/** Maximum length of the organiser's own key, in characters. */
export const IMPORT_KEY_MAX = 100;
/** The number of rows that one call undoes, and the maximum number of rows of an export page. */
export const UNDO_ROWS = 250;
export const EXPORT_ROWS_MAX = 250;

/** Milliseconds after an import during which it can be undone. D-64 */
export const UNDO_FOR_MS = 30 * 86_400_000;

/** The effect of a row, expected or actual. */
export const ROW_ACTIONS = ['added', 'changed', 'same', 'refused'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** The problems of a row, and the obstacles to undoing it. Their texts are `import.problem.<code>`. */
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
  'onlyWith',
  'hsCode',
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
  'ended',
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
  'overlap',
  'outside',
  'registered',
  'over',
  'unsubscribed',
  'word',
  'setting',
  'taken',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];
