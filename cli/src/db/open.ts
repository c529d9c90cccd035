import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@fairhall/core/result';
import type { Database } from '@fairhall/gateway/db/database';
import { findFolderHolder, lockFolder } from '@fairhall/gateway/db/folder-lock';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import { DatabaseUnusable, databaseFolder, openDatabase } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { ensurePrivateFolder } from '@fairhall/gateway/db/private-folder';
import { noLogger } from '@fairhall/gateway/operations/logger';
import type { Settings } from '@fairhall/gateway/settings';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';

/**
 * Why the data folder cannot be opened; undefined if no process has locked it, or the data is on a PostgreSQL server.
 */
export function checkFolderLock({ databaseUrl, dataDir }: Settings): Failure | undefined {
  const pid = databaseUrl === null ? findFolderHolder(dataDir) : undefined;
  if (pid === undefined) return undefined;
  return { exit: COMMAND_EXIT_CODES.refused, message: { key: 'terminal.db.locked', values: { folder: dataDir, pid } } };
}

/**
 * Whether the embedded database does not exist yet; false for a PostgreSQL server, whose owner creates the database.
 */
export function isUnmade({ databaseUrl, dataDir }: Settings): boolean {
  return databaseUrl === null && !existsSync(databaseFolder(dataDir));
}

/** Opens the database without a migration, whatever its schema. Fails if there is none. */
export async function openAsIs(settings: Settings): Promise<Result<Database, Failure>> {
  if (checkFolderLock(settings) || !isUnmade(settings)) return openOrMake(settings);
  return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.notMade', values: { folder: settings.dataDir } });
}

/** Opens the database without a migration. Creates a missing embedded one, without a schema. */
export async function openOrMake(settings: Settings): Promise<Result<Database, Failure>> {
  const lockFailure = checkFolderLock(settings);
  if (lockFailure) return err(lockFailure);
  try {
    const database =
      settings.databaseUrl === null ? await openFolder(settings.dataDir) : openPostgres({ url: settings.databaseUrl });
    return await checkDatabaseAnswers(database);
  } catch {
    return findOpenProblem(settings);
  }
}

async function checkDatabaseAnswers(database: Database): Promise<Result<Database, Failure>> {
  try {
    await getMigrationStatus(database.kysely);
    return ok(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  ensurePrivateFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const database = await openPGlite({ folder: databaseFolder(dataDir) });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database. A failure carries the server's own message, which says what to do. */
async function findOpenProblem(settings: Settings): Promise<Result<Database, Failure>> {
  try {
    const options = { settings, log: noLogger, migrate: false, onDeath: () => undefined };
    return ok(await openDatabase(options));
  } catch (error) {
    if (error instanceof DatabaseUnusable) return fail(COMMAND_EXIT_CODES.refused, { text: error.message });
    throw error;
  }
}
