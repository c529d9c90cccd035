import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { loadWorld } from '@fairhall/gateway/catalogue/world/load-world';
import type { Database } from '@fairhall/gateway/db/database';
import { writeRows } from './sample-rows.ts';

/** Fills an empty database with rows, for tests. */
export async function loadSample(database: Database, rows: readonly CatalogueRow[], now: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-sample-'));
  const file = path.join(folder, 'rows.ndjson');
  writeRows(file, rows);
  await loadWorld(database, { file, now });
  rmSync(folder, { recursive: true });
}
