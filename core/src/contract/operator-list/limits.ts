/** Lists that operators keep: rows of texts, each kind with columns of its own. */
export const OPERATOR_LISTS = ['light', 'promotion', 'link', 'page', 'news'] as const;
export type OperatorListName = (typeof OPERATOR_LISTS)[number];

/** The most rows of an import, of one piece of it, and columns of a row. */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_CHUNK_ROWS_MAX = 500;
export const COLUMN_COUNT_MAX = 60;
/** Longest name of a column and longest value, in characters. */
export const COLUMN_MAX = 40;
export const VALUE_MAX = 20_000;
