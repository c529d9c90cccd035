import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { UNDO_FOR_MS, UNDO_ROWS } from '@fairhall/core/contract/catalogue/import-limits';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import { digestOf } from '../../content-digest.ts';
import type { Transaction } from '../../db/database.ts';
import type { Change, KindOfImport } from '../../import-kind.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { syncBatch } from './finish-batch.ts';
import { idList } from './id-list.ts';
import type { ImportPorts } from './import-ports.ts';
import { UNDO_TOO_LATE } from './import-refusals.ts';
import { takeTime } from './take-time.ts';

interface StoredRow {
  readonly row: number;
  readonly key: string;
  readonly id: string;
  readonly action: 'added' | 'changed';
  readonly before: unknown;
  readonly after: string;
}

interface UndoResult {
  readonly undone: number;
  readonly kept: RowOutcome[];
  readonly next: number | null;
}

/**
 * Undoes rows of a batch, in the open transaction, the last ones first. A row is undone only if the object is still as
 * the row wrote it: no row is undone twice, and later changes stay. D-64
 */
export async function undoRows(
  { kind, ports }: { readonly kind: KindOfImport<unknown>; readonly ports: Pick<ImportPorts, 'exhibitorSql'> },
  context: CallContext,
  { batchId, below, begun }: { readonly batchId: string; readonly below: number | null; readonly begun: number },
): Promise<Answer<UndoResult>> {
  const { database, now } = context;
  await takeTime(database);
  await lockCatalogue(database);
  if (now - begun > UNDO_FOR_MS) return err(UNDO_TOO_LATE);
  await setState(database, batchId, 'undoing');
  const rows = await listRowsToUndo(database, batchId, below);
  const { back, kept } = await splitRows(kind, database, rows);
  if (back.length > 0) {
    const touched = await kind.write(database, back, now, context);
    await noteUndone(database, batchId, rows, back, touched);
  }
  const last = rows.length < UNDO_ROWS ? null : (rows.at(-1)?.row ?? null);
  if (last === null) {
    await syncBatch(ports, database, batchId);
    await setState(database, batchId, 'undone');
  }
  return ok({ undone: back.length, kept, next: last });
}

async function setState({ kysely }: Transaction, batchId: string, state: 'undoing' | 'undone'): Promise<void> {
  await kysely.updateTable('import_batch').set({ state }).where('batch_id', '=', batchId).execute();
}

async function listRowsToUndo({ kysely }: Transaction, batchId: string, below: number | null): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select row, key, object_id as id, action, before, after from import_row
    where batch_id = ${batchId} and action in ('added', 'changed') and not is_undone
      and (${below}::int is null or row < ${below}::int)
    order by row desc limit ${UNDO_ROWS}`.execute(kysely);
  return rows;
}

/** Splits rows into those that can be undone, and those that cannot, with the reason. */
async function splitRows(kind: KindOfImport<unknown>, transaction: Transaction, rows: readonly StoredRow[]) {
  const present = await kind.read(
    transaction,
    rows.map(({ id }) => id),
  );
  const kept: RowOutcome[] = [];
  const rejectRow = ({ row, key }: StoredRow, code: 'gone' | 'changedSince' | 'inUse'): void => {
    kept.push({ row, key, action: 'refused', changed: [], problems: [{ column: '', code }] });
  };
  const unchanged = rows.filter((row) => {
    const current = present.get(row.id);
    if (current !== undefined && digestOf(current) === row.after) return true;
    rejectRow(row, current === undefined ? 'gone' : 'changedSince');
    return false;
  });
  const used = await findInUse(
    kind,
    transaction,
    unchanged.filter(({ action }) => action === 'added').map(({ id }) => id),
  );
  const back: Change<unknown>[] = [];
  for (const row of unchanged) {
    if (row.action === 'added' && used.has(row.id)) rejectRow(row, 'inUse');
    else back.push({ id: row.id, before: present.get(row.id), after: row.action === 'added' ? undefined : row.before });
  }
  return { back, kept };
}

/** Ids that cannot be removed, because an object that stays refers to them. */
async function findInUse(
  kind: KindOfImport<unknown>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (let going = ids; going.length > 0; going = ids.filter((id) => !used.has(id))) {
    const found = await kind.findInUse(transaction, going);
    if (found.size === 0) return used;
    for (const id of found) used.add(id);
  }
  return used;
}

async function noteUndone(
  { kysely }: Transaction,
  batchId: string,
  rows: readonly StoredRow[],
  back: readonly Change<unknown>[],
  touched: readonly string[],
): Promise<void> {
  const ids = new Set(back.map(({ id }) => id));
  const done = rows.filter(({ id }) => ids.has(id)).map(({ row }) => row);
  await sql`update import_row set is_undone = true where batch_id = ${batchId} and row = any(${done}::int[])`.execute(
    kysely,
  );
  await sql`update import_batch set undone = undone + ${done.length}::int where batch_id = ${batchId}`.execute(kysely);
  const gone = back.filter(({ after }) => after === undefined).map(({ id }) => id);
  await sql`delete from import_key where object_id = any(${idList(gone)})
    and kind = (select kind from import_batch where batch_id = ${batchId})`.execute(kysely);
  await sql`
    insert into import_touched (batch_id, supplier_id) select ${batchId}, unnest(${idList(touched)})
    on conflict do nothing`.execute(kysely);
}
