import type { ImportBatch } from '@fairhall/core/contract/catalogue/import-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import type { Transaction } from '../../db/database.ts';
import { markExhibitorsIn } from '../mark-exhibitors.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { refreshOffers } from '../world/refresh-counts.ts';
import { refreshSupplierRows } from '../world/refresh-texts.ts';
import { refreshTree } from '../world/refresh-tree.ts';
import { batchOf } from './batches.ts';
import type { ImportPorts } from './import-ports.ts';
import { NO_BATCH } from './import-refusals.ts';
import { takeTime } from './take-time.ts';

/** An import of this many rows makes the planner's statistics outdated. */
const MIN_ROWS_TO_ANALYZE = 1_000;

/** Finishes a batch, in the open transaction; idempotent. */
export async function finishBatch(
  ports: Pick<ImportPorts, 'exhibitorSql'>,
  context: CallContext,
  batchId: string,
): Promise<Answer<ImportBatch>> {
  const { database, now } = context;
  await takeTime(database);
  await lockCatalogue(database);
  const { rows } = await sql`
    update import_batch set state = 'done', ended = ${now}
    where batch_id = ${batchId} and state = 'loading' returning batch_id`.execute(database.kysely);
  if (rows.length > 0) await syncBatch(ports, database, batchId);
  const batch = await batchOf(database, batchId);
  return batch === undefined ? err(NO_BATCH) : ok(batch);
}

/**
 * Updates the suppliers' offers, the category tree with its counts, and the search filters for exhibitors, once for all
 * rows of a batch.
 */
export async function syncBatch(
  { exhibitorSql }: Pick<ImportPorts, 'exhibitorSql'>,
  transaction: Transaction,
  batchId: string,
): Promise<void> {
  const { kysely } = transaction;
  const batch = kysely.selectFrom('import_batch').select('kind').where('batch_id', '=', batchId);
  const { kind } = await batch.executeTakeFirstOrThrow();
  if (kind === 'registration') return;
  if (kind === 'exhibition' || kind === 'exhibitor') return markExhibitorsIn(transaction, exhibitorSql);
  const touched = await kysely
    .selectFrom('import_touched')
    .select('supplier_id')
    .where('batch_id', '=', batchId)
    .execute();
  const ids = touched.map(({ supplier_id }) => supplier_id);
  if (ids.length > 0) {
    await refreshOffers(transaction, ids);
    await refreshSupplierRows(transaction, ids);
    await kysely.deleteFrom('import_touched').where('batch_id', '=', batchId).execute();
  }
  await refreshTree(transaction);
  const counted = await sql<{ rows: number }>`
    select added + changed as rows from import_batch where batch_id = ${batchId}`.execute(kysely);
  if ((counted.rows[0]?.rows ?? 0) >= MIN_ROWS_TO_ANALYZE)
    await sql.raw(`analyze ${STATISTICS_TABLES}`).execute(kysely);
}

/**
 * For text tables, statistics are collected only for the columns used in lookups: the texts themselves take the most
 * time, and no query filters by them.
 */
const STATISTICS_TABLES = `category, supplier, supplier_text, product, product_text (product_id, lang), price_tier, product_tag,
  lexeme_count`;
