import type { Generated } from 'kysely';

/** Rows of operator lists, and staged imports. Times are epoch milliseconds. */
export interface OperatorListTables {
  readonly operator_row: {
    list: string;
    /** The subject of the row, for example a supplier's id. */
    key: string;
    /** Distinguishes several rows with the same key; '' if there is only one. */
    part: string;
    /** The values by column, without empty ones. */
    content: unknown;
    /** All values in the form that searches compare. */
    search_text: Generated<string>;
    changed: number;
  };
  /** What was written to pages, and when. */
  readonly page_version: { key: string; lang: string; content: unknown; written: number };
  readonly operator_import: {
    import_id: string;
    /** The row's position in the file, from 0. */
    place: number;
    content: unknown;
    staged: number;
  };
}
