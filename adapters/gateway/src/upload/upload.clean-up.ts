import type { Database } from '../db/database.ts';
import type { Files } from './files.ts';
import { dropWithRenditions, toFileRowId } from './rendition-files.ts';

/** How long an uploaded file waits to be attached, in milliseconds. */
export const FILE_WAIT_MS = 86_400_000;
const MAX_BATCH = 500;

/** Deletes files that were not attached within a day, and content without a row. REL-27 */
export async function cleanUpFiles(database: Database, files: Files, now: number): Promise<void> {
  const dropped = await database.kysely
    .deleteFrom('file')
    .where('adopted_by', 'is', null)
    .where('created', '<', now - FILE_WAIT_MS)
    .returning('file_id')
    .execute();
  for (const { file_id } of dropped) await dropWithRenditions(files, file_id);
  await cleanUpOrphans(database, files, now);
}

/** A row is written right after its content, so content that has no row after a day will never get one. */
async function cleanUpOrphans(database: Database, files: Files, now: number): Promise<void> {
  let batch: string[] = [];
  for await (const id of files.putBefore(now - FILE_WAIT_MS)) {
    batch.push(id);
    if (batch.length < MAX_BATCH) continue;
    await dropOrphans(database, files, batch);
    batch = [];
  }
  await dropOrphans(database, files, batch);
}

async function dropOrphans({ kysely }: Database, files: Files, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await kysely.selectFrom('file').select('file_id').where('file_id', 'in', ids.map(toFileRowId)).execute();
  const withRow = new Set(rows.map(({ file_id }) => file_id));
  for (const id of ids) if (!withRow.has(toFileRowId(id))) await files.drop(id);
}
