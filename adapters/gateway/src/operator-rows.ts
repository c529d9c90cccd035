import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import type { Queries, Transaction } from './db/database.ts';

/** A list row with the time when it was written, in epoch milliseconds. */
export interface StoredRow {
  readonly content: Row;
  readonly changed: number;
}

/** Reads the rows of a list that belong to one key. They were validated when they were written. */
export type ListRows = (queries: Queries, list: OperatorListName, key: string) => Promise<readonly StoredRow[]>;

/** Reads all rows of a short list, by key. */
export type ListAllRows = (queries: Queries, list: OperatorListName) => Promise<readonly StoredRow[]>;

/** Hooks of the feature whose pages an operators' list fills. */
export interface OperatorListHooks {
  /** The ids that the rows refer to but that do not exist. */
  readonly findUnknown?: (queries: Queries, rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  /** The records that a row refers to, and the column that holds their ids or own keys, separated by spaces. */
  readonly references?: {
    readonly kind: 'supplier' | 'product';
    readonly column: string;
    readonly idsOf: (row: Row) => readonly string[];
  };
  /** Updates data derived from the rows of these keys, in the transaction that wrote them. */
  readonly onWritten?: (transaction: Transaction, keys: readonly string[]) => Promise<void>;
}
