import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import type { Queries, Transaction } from './db/database.ts';

/** A row of a list with when it was written, in epoch milliseconds. */
export interface KeptRow {
  readonly content: Row;
  readonly changed: number;
}

/** The rows of a list that are about one thing. What is asked of them was checked when they were written. */
export type RowsOf = (queries: Queries, list: OperatorListName, key: string) => Promise<readonly KeptRow[]>;

/** What a list of operators needs of the feature whose pages it fills. */
export interface OperatorListPart {
  /** The ids of a row that there are not, of those that it names. */
  readonly unknown?: (queries: Queries, rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  /** The ids that a row names, and in which column. */
  readonly named?: { readonly column: string; readonly idsOf: (row: Row) => readonly string[] };
  /** Brings up to date what is made of the rows of these keys, in the transaction that wrote them. */
  readonly written?: (transaction: Transaction, keys: readonly string[]) => Promise<void>;
}
