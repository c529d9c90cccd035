import { createReadStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Database } from '@fairhall/gateway/db/database';
import { lockFolder } from '@fairhall/gateway/db/folder-lock';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { type EmbeddedDatabase, openPGlite } from '@fairhall/gateway/db/pglite';
import { ensurePrivateFolder } from '@fairhall/gateway/db/private-folder';
import type { RestoreResult } from '@fairhall/gateway/restore/finish-restore';
import { type BackupContent, readBackupContent } from '@fairhall/gateway/restore/restore-plan';

/** Writes the embedded database of a data folder into a new file. */
export async function saveFolderBackup(dataDir: string, file: string): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    const database = await openPGlite({ folder: databaseFolder(dataDir) });
    try {
      await writeSynced(file, await database.dump());
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A backup that cannot be restored; the message says why. */
export class DatabaseBackupError extends Error {}

/** Reads the content of an embedded database's backup; throws BackupError. */
export async function readFolderBackup(file: string): Promise<BackupContent> {
  const database = await openBackup(file);
  return readBackupContent(database).finally(() => database.close());
}

interface FolderRestore {
  readonly dataDir: string;
  readonly file: string;
  /** Runs on the restored database before it replaces the current one. */
  readonly finish: (database: Database) => Promise<RestoreResult>;
}

/**
 * Replaces the database of a data folder by a backup, after `finish` has ended again in it all that ended since the
 * backup. The replaced database stays beside it until the next restore.
 */
export async function restoreFolder({ dataDir, file, finish }: FolderRestore): Promise<RestoreResult> {
  ensurePrivateFolder(dataDir);
  const unlock = lockFolder(dataDir);
  const databasePath = databaseFolder(dataDir);
  const fresh = `${databasePath}.restoring`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    const database = await openBackup(file, fresh);
    const finished = await finish(database).finally(() => database.close());
    const before = `${databasePath}.before-restore`;
    rmSync(before, { recursive: true, force: true });
    if (existsSync(databasePath)) renameSync(databasePath, before);
    renameSync(fresh, databasePath);
    return finished;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    unlock();
  }
}

/** Opens the backup in a folder, or in memory without one. */
async function openBackup(file: string, folder?: string): Promise<EmbeddedDatabase> {
  if (!(await isDump(file))) throw new DatabaseBackupError('it is no backup of an embedded database');
  let database: EmbeddedDatabase | undefined;
  try {
    const dump = new Uint8Array(readFileSync(file));
    database = await openPGlite(folder === undefined ? { dump } : { folder, dump });
    const { unknown } = await getMigrationStatus(database.kysely);
    if (unknown.length > 0) throw new DatabaseBackupError(`it is of a newer version (${unknown.join(', ')})`);
    return database;
  } catch (error) {
    await database?.close();
    if (error instanceof DatabaseBackupError) throw error;
    throw new DatabaseBackupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Whether the file is a tar archive (`ustar` at byte 257) or a gzip file (starts with 1f 8b). */
async function isDump(file: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: 511 })) chunks.push(chunk);
  const head = Buffer.concat(chunks);
  return (head[0] === 0x1f && head[1] === 0x8b) || head.subarray(257, 262).toString('latin1') === 'ustar';
}
