import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { markExhibitors } from '../catalogue/mark-exhibitors.ts';
import { loadWorld } from '../catalogue/world/load-world.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { packFolder } from '../db/packed-folder.ts';
import { openPGlite } from '../db/pglite.ts';
import { loadDemoExhibitions } from '../exhibition/demo-exhibitions.ts';
import { exhibitorSql } from '../exhibition/exhibitor-sql.ts';
import { notePacked } from './packed-world.ts';

interface PackOptions {
  /** The catalogue file with which the database is filled. */
  readonly world: string;
  /** The zip file to write. */
  readonly file: string;
  /** Epoch milliseconds; the ages in the catalogue file count back from it. */
  readonly now: number;
}

/**
 * Packs an embedded database with the data that takes long to load: the catalogue and the exhibitors. It holds no
 * account and no key, since each server has its own. The server that starts with it recalculates the exhibition days.
 */
export async function packWorld({ world, file, now }: PackOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-world-'));
  try {
    const log = await fill(folder, world, now);
    for (const name of readdirSync(join(folder, 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name) && name < log) rmSync(join(folder, 'pg_wal', name));
    }
    await packFolder(folder, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the database and returns the first write-ahead log file that it still needs once closed. */
async function fill(folder: string, world: string, now: number): Promise<string> {
  const database = await openPGlite({ folder });
  try {
    await migrate(database.kysely);
    await loadWorld(database, { file: world, now });
    await loadDemoExhibitions(database, now);
    await markExhibitors(database, exhibitorSql);
    await notePacked(database);
    return await findCurrentLog(database);
  } finally {
    await database.close();
  }
}

/** Writes all changes to the tables, so that earlier log files are no longer needed. */
async function findCurrentLog({ kysely }: Database): Promise<string> {
  // By default PostgreSQL keeps used log files for later, a hundred megabytes of them.
  await sql`set wal_recycle = off`.execute(kysely);
  await sql`select pg_switch_wal()`.execute(kysely);
  await sql`checkpoint`.execute(kysely);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(kysely);
  return rows[0]?.name ?? '';
}
