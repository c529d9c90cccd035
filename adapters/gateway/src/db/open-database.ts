import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../operations/logger.ts';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { toUnavailableReason, type UnavailableReason } from './database-error.ts';
import { FolderLocked, lockFolder } from './folder-lock.ts';
import { getMigrationStatus, migrate } from './migrate.ts';
import { unpackFolder } from './packed-folder.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { ensurePrivateFolder } from './private-folder.ts';
import { isClaimed, SETTING_UNFINISHED_RESTORE } from './server-lock.ts';

/** A database that cannot be used; the message is one line that says what to do. */
export class DatabaseUnusable extends Error {}

/** A database server that rejects connections at the moment and may accept them later. */
export class DatabaseUnavailable extends DatabaseUnusable {
  readonly reason: UnavailableReason;

  constructor(message: string, reason: UnavailableReason) {
    super(message);
    this.reason = reason;
  }
}

export interface OpenOptions {
  readonly settings: Settings;
  readonly log: Logger;
  /** Whether to apply missing migrations; if false, they prevent the start. */
  readonly migrate: boolean;
  /** Called if the embedded database stops by itself. */
  readonly onDeath: (error: Error) => void;
  /**
   * Whether it is opened for a server, which waits while a restore holds the database, and blocks restores while it
   * runs.
   */
  readonly isServer?: boolean;
  /** A packed folder from which a new embedded database is created. */
  readonly packed?: string | undefined;
}

/**
 * Opens the database that the settings name, and checks or migrates its schema. Throws DatabaseUnavailable or
 * DatabaseUnusable. REL-23
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const database = await openEngine(options);
  try {
    if (options.isServer === true) await checkNotClaimed(database, options.settings);
    await checkSchema(database, options.migrate);
    return database;
  } catch (error) {
    await database.close();
    throw toUnusableError(error, options.settings);
  }
}

/** The embedded database's folder inside the data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

async function openEngine({ settings, log, onDeath, isServer = false, packed }: OpenOptions): Promise<Database> {
  if (settings.databaseUrl !== null) {
    return openPostgres({
      url: settings.databaseUrl,
      isServer,
      onConnectionError: (error) => log.warn({ error }, 'database connection lost'),
    });
  }
  const unlock = lockDataFolder(settings.dataDir);
  const folder = databaseFolder(settings.dataDir);
  try {
    if (isDamaged(folder)) throw new DatabaseUnusable(formatDamage(folder));
    if (packed !== undefined && isEmpty(folder)) await unpackWhole(packed, folder, log);
    const database = await openPGlite({ folder }, onDeath);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(formatDamage(folder), { cause: error });
  }
}

function lockDataFolder(dataDir: string): () => void {
  try {
    ensurePrivateFolder(dataDir);
    return lockFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      error instanceof FolderLocked ? reason : `DATA_DIR=${dataDir} cannot be written: ${reason}`,
    );
  }
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** The packed folder only saves time: without it the database is created empty and filled in the same way. */
async function unpackWhole(packed: string, folder: string, log: Logger): Promise<void> {
  try {
    await unpackFolder(packed, folder);
  } catch (error) {
    log.warn({ error }, 'the packed database cannot be used');
  }
}

/** True for a folder with files that lacks parts of every complete database. */
function isDamaged(folder: string): boolean {
  if (isEmpty(folder)) return false;
  return !existsSync(join(folder, 'PG_VERSION')) || !existsSync(join(folder, 'global', 'pg_control'));
}

const formatDamage = (folder: string): string =>
  `the embedded database in ${folder} is damaged: move the folder away to start with an empty database, or restore a backup`;

async function checkNotClaimed(database: Database, { databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === null || !(await isClaimed(database))) return;
  throw new DatabaseUnavailable(
    `the database ${formatLocation(databaseUrl)} is being restored: the server opens it afterwards`,
    'starting',
  );
}

async function checkSchema(database: Database, isMigrated: boolean): Promise<void> {
  const { applied, pending, unknown } = await getMigrationStatus(database.kysely);
  if (applied.length > 0 && (await isUnfinished(database)))
    throw new DatabaseUnusable('the last restore of the database was not finished: run "fairhall db restore" again');
  if (unknown.length > 0) {
    throw new DatabaseUnusable(`the database was made by a newer version (${unknown.join(', ')}): start that version`);
  }
  if (pending.length === 0) return;
  if (!isMigrated) {
    throw new DatabaseUnusable(
      `the database's schema is not up to date (${pending.length} migrations missing): run "fairhall db migrate"`,
    );
  }
  await migrate(database.kysely);
}

async function isUnfinished({ kysely }: Database): Promise<boolean> {
  const row = kysely.selectFrom('setting').select('key').where('key', '=', SETTING_UNFINISHED_RESTORE);
  return (await row.executeTakeFirst()) !== undefined;
}

function toUnusableError(error: unknown, { databaseUrl, dataDir }: Settings): Error {
  if (error instanceof DatabaseUnusable) return error;
  if (databaseUrl === null) return new DatabaseUnusable(formatDamage(databaseFolder(dataDir)), { cause: error });
  const where = formatLocation(databaseUrl);
  const { code, message } = error as { code?: string; message?: string }; // pg's errors
  if (code === '3D000')
    return new DatabaseUnusable(`the database ${where} does not exist: create it, or correct DATABASE_URL`);
  if (code === '28P01' || code === '28000')
    return new DatabaseUnusable(`the database ${where} rejects the user name or password in DATABASE_URL`);
  return (
    toDatabaseUnavailable(error, databaseUrl) ??
    new DatabaseUnusable(`the database ${where} cannot be used: ${message ?? code ?? 'unknown'}`, {
      cause: error,
    })
  );
}

const REASON_TEXTS: Readonly<Record<UnavailableReason, string>> = {
  refused: 'cannot be reached: start it, or correct DATABASE_URL',
  unreachable: 'cannot be reached: start it, or correct DATABASE_URL',
  unresolved: 'cannot be found by its host name: start it, or correct DATABASE_URL',
  starting: 'accepts no connections while it starts or stops',
  full: 'has no connections left: raise its limit, or run fewer servers',
};

/** Converts the error of a database server that is unreachable or was lost into one that can be retried. */
export function toDatabaseUnavailable(error: unknown, databaseUrl: string | null): DatabaseUnavailable | undefined {
  const reason = databaseUrl === null ? undefined : toUnavailableReason(error);
  if (databaseUrl === null || reason === undefined) return undefined;
  return new DatabaseUnavailable(`the database ${formatLocation(databaseUrl)} ${REASON_TEXTS[reason]}`, reason);
}

/** The address without user and password. */
function formatLocation(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || '5432'}${pathname}`;
}
