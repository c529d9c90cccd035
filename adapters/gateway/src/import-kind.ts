import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import type { Cells } from '@fairhall/core/files/cells';
import type { DecimalSign } from '@fairhall/core/files/locale-number';
import type { CallContext } from './call-context.ts';
import type { Transaction } from './db/database.ts';

/** What is done to one thing; without `before` it is new, without `after` it goes. */
export interface Change<Content> {
  readonly id: string;
  readonly before: Content | undefined;
  readonly after: Content | undefined;
}

/** A row that is known by its key or its id. */
export interface NamedRow {
  readonly row: number;
  readonly cells: Cells;
  readonly key: string;
  readonly objectId: string;
}

export interface ImportContext {
  readonly columns: readonly string[];
  /** What stands before the decimals of numbers. */
  readonly decimal: DecimalSign;
  /** Whose keys they are. */
  readonly staffId: string;
  /** Codes of categories that the file has before these rows, where nothing was loaded. */
  readonly above: readonly string[];
  readonly context: CallContext;
}

/** What a row is about: what the operator calls it, '' for nothing, and its id. */
export interface RowIdentity {
  readonly key: string;
  readonly objectId: string;
}

/** What is particular to one kind of thing. */
export interface KindOfImport<Content> {
  /**
   * Which thing each row is about, in their order, where that is not told by the operator's key or an exported id; what is wrong
   * is told of the row's cells.
   */
  identifyRows?(
    transaction: Transaction,
    rows: readonly Cells[],
    importContext: ImportContext,
  ): Promise<readonly RowIdentity[]>;
  /** Those of these ids that are there, as files write them. */
  read(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Content>>;
  /** Ids of those that are there and may not be changed by a file. */
  findHidden(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Looks up what these rows name, then answers what each wants; what is wrong is told of the row's cells. Rows are asked for
   * in their order.
   */
  resolveRows(
    transaction: Transaction,
    rows: readonly NamedRow[],
    importContext: ImportContext,
  ): Promise<(row: NamedRow, before: Content | undefined) => Content>;
  /** Writes all of these and what is made of them. Answers the suppliers whose offer is to be reckoned anew. */
  write(
    transaction: Transaction,
    changes: readonly Change<Content>[],
    now: number,
    context: CallContext,
  ): Promise<readonly string[]>;
  /** Ids of those that something else stands on, which therefore cannot go. */
  findInUse(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** By column, as an export writes it. */
  toCells(id: string, content: Content): Record<string, string>;
  /** The next ids after one, in their order. */
  listIdsAfter(transaction: Transaction, after: string, limit: number): Promise<readonly string[]>;
}

/** Each kind by its name; what it reads goes back to it as it came, and nothing between looks into it. */
// biome-ignore lint/suspicious/noExplicitAny: one list for contents of several kinds, each written by the kind that read it
export type Kinds = Readonly<Record<ImportKind, KindOfImport<any>>>;
