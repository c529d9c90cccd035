import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import type { Queries, Transaction } from './db/database.ts';

/** A row of a list with when it was written, in epoch milliseconds. */
export interface StoredRow {
  readonly content: Row;
  readonly changed: number;
}

/** The rows of a list that are about one thing. What is asked of them was checked when they were written. */
export type ListRows = (queries: Queries, list: OperatorListName, key: string) => Promise<readonly StoredRow[]>;

/** What a list of operators needs of the feature whose pages it fills. */
export interface OperatorListHooks {
  /** The ids of a row that there are not, of those that it names. */
  readonly findUnknown?: (queries: Queries, rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  /** The ids that a row names, and in which column. */
  readonly references?: { readonly column: string; readonly idsOf: (row: Row) => readonly string[] };
  /** Brings up to date what is made of the rows of these keys, in the transaction that wrote them. */
  readonly onWritten?: (transaction: Transaction, keys: readonly string[]) => Promise<void>;
}
