import type { ImportKind, RowAction } from '@fairhall/core/contract/catalogue/import-limits';
import type { Generated } from 'kysely';

/** Tables of imports by organisers. Times are epoch milliseconds. */
export interface ImportTables {
  readonly import_batch: {
    batch_id: string;
    kind: ImportKind;
    file: string;
    digest: string;
    staff_id: string;
    state: 'loading' | 'done' | 'undoing' | 'undone';
    begun: number;
    ended: number | null;
    added: Generated<number>;
    changed: Generated<number>;
    same: Generated<number>;
    refused: Generated<number>;
    undone: Generated<number>;
    chunks: Generated<number>;
  };
  readonly import_row: {
    batch_id: string;
    row: number;
    chunk: number;
    key: string;
    object_id: string;
    action: RowAction;
    changed: unknown;
    problems: unknown;
    /** The content before the import; null if the object was new. */
    before: unknown;
    /** SHA-256 of the content after the import, in hex. */
    after: string | null;
    is_undone: Generated<boolean>;
  };
  readonly import_key: { staff_id: string; kind: ImportKind; external_key: string; object_id: string };
  readonly import_touched: { batch_id: string; supplier_id: string };
}
