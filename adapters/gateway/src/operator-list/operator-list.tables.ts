import type { Generated } from 'kysely';

/** Rows of the lists that operators keep, and imports that lie ready. Times are epoch milliseconds. */
export interface OperatorListTables {
  readonly operator_row: {
    list: string;
    /** What the row is about, such as a supplier's id. */
    key: string;
    /** Which of several about the same; '' where there is one. */
    part: string;
    /** The row by its columns, without what is empty. */
    content: unknown;
    /** All values as searches compare them. */
    search_text: Generated<string>;
    changed: number;
  };
  readonly operator_import: {
    import_id: string;
    /** Its place in the file, from 0. */
    place: number;
    content: unknown;
    staged: number;
  };
}
