import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import type { Cells } from '@fairhall/core/files/cells';
import type { DecimalSign } from '@fairhall/core/files/locale-number';
import type { CallContext } from './call-context.ts';
import type { Transaction } from './db/database.ts';

/** A change of one object; without `before` it is new, without `after` it is removed. */
export interface Change<Content> {
  readonly id: string;
  readonly before: Content | undefined;
  readonly after: Content | undefined;
}

/** A row that is identified by its key or its id. */
export interface NamedRow {
  readonly row: number;
  readonly cells: Cells;
  readonly key: string;
  readonly objectId: string;
}

export interface ImportContext {
  readonly columns: readonly string[];
  /** The decimal sign of numbers in the file. */
  readonly decimal: DecimalSign;
  /** The staff member who owns the row keys. */
  readonly staffId: string;
  /** In a check without loading: codes of categories that precede these rows in the file. */
  readonly above: readonly string[];
  readonly context: CallContext;
}

/** The identity of a row: the operator's key, '' for none, and the object id. */
export interface RowIdentity {
  readonly key: string;
  readonly objectId: string;
}

/** The operations of one kind of import. */
export interface KindOfImport<Content> {
  /**
   * Identifies each row's object, in order, for kinds that use neither the operator's key nor an exported id; problems
   * are reported on the row's cells.
   */
  identifyRows?(
    transaction: Transaction,
    rows: readonly Cells[],
    importContext: ImportContext,
  ): Promise<readonly RowIdentity[]>;
  /** The objects with these ids that exist, in the form of import files. */
  read(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Content>>;
  /** The ids of existing objects that a file may not change. */
  findHidden(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Loads the objects that these rows refer to, and returns a function that builds each row's new content; problems are
   * reported on the row's cells. Call it in the order of the rows.
   */
  resolveRows(
    transaction: Transaction,
    rows: readonly NamedRow[],
    importContext: ImportContext,
  ): Promise<(row: NamedRow, before: Content | undefined) => Content>;
  /** Writes all changes and derived data. Returns the suppliers whose offers must be recomputed. */
  write(
    transaction: Transaction,
    changes: readonly Change<Content>[],
    now: number,
    context: CallContext,
  ): Promise<readonly string[]>;
  /** Ids of objects that others refer to, which therefore cannot be removed. */
  findInUse(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** An object's cells by column, as an export writes them. */
  toCells(id: string, content: Content): Record<string, string>;
  /** The next ids after a given one, in order. */
  listIdsAfter(transaction: Transaction, after: string, limit: number): Promise<readonly string[]>;
}

/**
 * Each kind by its name. The content that a kind reads is passed back to the same kind unchanged, and no code in
 * between looks into it.
 */
// biome-ignore lint/suspicious/noExplicitAny: one list for contents of several kinds, each written by the kind that read it
export type Kinds = Readonly<Record<ImportKind, KindOfImport<any>>>;
