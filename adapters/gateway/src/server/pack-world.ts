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
  /** The catalogue file that the database is filled from. */
  readonly world: string;
  /** The zip that is written. */
  readonly file: string;
  /** Epoch milliseconds that the ages in the catalogue file count back from. */
  readonly now: number;
}

/**
 * Packs an embedded database that holds what takes long to load: the catalogue, and who exhibits where. It holds no account
 * and no key, which each server has of its own, and the server that begins with it counts the exhibitions' days anew.
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

/** Answers the first file of the write-ahead log that the closed database still needs. */
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

/** What is written up to now stands in the tables afterwards, so that earlier files of the log are needed no more. */
async function findCurrentLog({ kysely }: Database): Promise<string> {
  // Left alone, it keeps used files for later, a hundred megabytes of them.
  await sql`set wal_recycle = off`.execute(kysely);
  await sql`select pg_switch_wal()`.execute(kysely);
  await sql`checkpoint`.execute(kysely);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(kysely);
  return rows[0]?.name ?? '';
}
