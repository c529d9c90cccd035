/** The operators' lists: rows of texts, with different columns for each list. */
export const OPERATOR_LISTS = ['light', 'promotion', 'link', 'page', 'news', 'rate', 'coupon'] as const;
export type OperatorListName = (typeof OPERATOR_LISTS)[number];

/** Maximum rows of an import, rows of one chunk, and columns of a row. */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_CHUNK_ROWS_MAX = 500;
export const COLUMN_COUNT_MAX = 60;
/** Maximum length of a column's name and of a value, in characters. */
export const COLUMN_MAX = 40;
export const VALUE_MAX = 20_000;
