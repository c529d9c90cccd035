import { randomUUID } from 'node:crypto';
import type { ImportBatch, RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { type RawBuilder, sql } from 'kysely';
import { type CallContext, staffOf } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';

const PAGE_SIZE = 20;
const PAGE_ROWS = 100;

const selectBatches = (where: RawBuilder<unknown>) => sql<ImportBatch>`
  select batch_id as "batchId", kind, file, import_batch.state, coalesce(staff.name, '') as "staffName", begun, ended, added,
    changed, same, refused, undone, chunks
  from import_batch left join staff on staff.staff_id = import_batch.staff_id where ${where}`;

/** A batch; undefined if the id is unknown. */
export async function batchOf({ kysely }: Queries, batchId: string): Promise<ImportBatch | undefined> {
  return (await selectBatches(sql`batch_id = ${batchId}`).execute(kysely)).rows[0];
}

/**
 * The progress of a batch, and the operator who began it: row keys belong to that operator, even if another continues
 * the batch.
 */
export async function batchToLoad({ kysely }: Queries, batchId: string) {
  return kysely
    .selectFrom('import_batch')
    .select(['kind', 'state', 'chunks', 'staff_id as staffId'])
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
}

/** The unfinished batch that this operator began with this file, or a new one. */
export async function startBatch(
  context: CallContext,
  { kind, file, digest }: { readonly kind: ImportKind; readonly file: string; readonly digest: string },
): Promise<ImportBatch> {
  const { kysely } = context.database;
  const { staffId } = staffOf(context);
  await sql`
    insert into import_batch (batch_id, kind, file, digest, staff_id, state, begun)
    values (${randomUUID()}, ${kind}, ${file}, ${digest}, ${staffId}, 'loading', ${context.now})
    on conflict (staff_id, kind, digest) where state = 'loading' do nothing`.execute(kysely);
  const where = sql`import_batch.staff_id = ${staffId} and kind = ${kind} and digest = ${digest} and import_batch.state = 'loading'`;
  const { rows } = await selectBatches(where).execute(kysely);
  if (rows[0] === undefined) throw new Error('a batch that was just begun is not there');
  return rows[0];
}

/** Batches, newest first. */
export async function listBatches({ kysely }: Queries, pageNo: number) {
  const counted = await sql<{ total: number }>`select count(*)::int as total from import_batch`.execute(kysely);
  const { rows } = await sql<ImportBatch>`
    ${selectBatches(sql`true`)} order by begun desc, batch_id limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`.execute(
    kysely,
  );
  return { records: rows, total: counted.rows[0]?.total ?? 0, pageNo, pageSize: PAGE_SIZE };
}

/** Outcomes of a batch's rows, in the order of the file. */
export async function listBatchRows({ kysely }: Queries, batchId: string, pageNo: number) {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from import_row where batch_id = ${batchId}`.execute(kysely);
  const { rows } = await sql<RowOutcome & { isUndone: boolean }>`
    select row, key, action, changed, problems, is_undone as "isUndone" from import_row where batch_id = ${batchId}
    order by row limit ${PAGE_ROWS} offset ${(pageNo - 1) * PAGE_ROWS}`.execute(kysely);
  return { records: rows, total: counted.rows[0]?.total ?? 0, pageNo, pageSize: PAGE_ROWS };
}
