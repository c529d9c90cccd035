import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

interface ImportChunk {
  readonly importId: string;
  readonly first: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How long staged rows are stored, in milliseconds. */
const IMPORT_RETENTION_MS = 86_400_000;

/** Stages a chunk of an import; a repeat writes the same rows at the same positions. */
export async function storeImportRows(
  context: CallContext,
  { importId, first, columns, rows }: ImportChunk,
): Promise<number> {
  const contents = rows.map((row, at) => ({
    place: first + at,
    content: Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])),
  }));
  await sql`
    insert into operator_import (import_id, place, content, staged)
    select ${importId}, place, content, ${context.now}
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as given (place integer, content jsonb)
    on conflict (import_id, place) do update set content = excluded.content, staged = excluded.staged`.execute(
    context.database.kysely,
  );
  return contents.length;
}

/** Deletes expired staged rows that were never committed. */
export async function cleanUpImports({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('operator_import')
    .where('staged', '<', now - IMPORT_RETENTION_MS)
    .execute();
}
