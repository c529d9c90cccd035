import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import type { Settings } from '@fairhall/gateway/settings';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { saveBackupFiles, toUploadsFolder } from './backup-files.ts';
import { saveFolderBackup } from './backup-folder.ts';
import { type Remark, toFileOutcome, toToolOutcome } from './backup-outcome.ts';
import { saveServerBackup } from './backup-server.ts';
import { checkDatabaseSettings } from './installation.ts';
import { openAsIs } from './open.ts';

export async function createBackup(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const file = resolve(terminal.folder, args[0] ?? '');
  const taken = [file, toUploadsFolder(file)].find(existsSync);
  if (taken !== undefined)
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.exists', values: { file: taken } });
  const settings = checkDatabaseSettings(terminal);
  if (!settings.ok) return settings;
  // Opens the database first, so that a missing or damaged one is reported before a file is written.
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  await database.value.close();
  if (readFlagOption(options, 'dryRun')) return toFileOutcome(file, [{ key: 'terminal.dryRun' }], { dryRun: true });
  const written = await writeBackup(settings.value, file);
  if (!written.ok) return written;
  const writtenPaths = written.value.hasFiles ? [file, toUploadsFolder(file)] : [file];
  const remarks = writtenPaths.map(
    (writtenPath): Remark => ({ key: 'terminal.db.backedUp', values: { file: writtenPath } }),
  );
  return toFileOutcome(file, remarks, written.value.hasFiles ? { files: toUploadsFolder(file) } : {});
}

/**
 * Copies the database first and then the files, so that no file of a row is missing. The backup gets its name when both
 * are complete. REL-31
 */
async function writeBackup(settings: Settings, file: string): Promise<Result<{ hasFiles: boolean }, Failure>> {
  const part = `${file}.part`;
  try {
    const written = await writeDatabase(settings, part, file);
    if (!written.ok) return written;
    const hasFiles = await saveBackupFiles(settings, file);
    await rename(part, file);
    return ok({ hasFiles });
  } catch (error) {
    await rm(toUploadsFolder(file), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

async function writeDatabase(
  { databaseUrl, dataDir }: Settings,
  part: string,
  file: string,
): Promise<Result<void, Failure>> {
  if (databaseUrl !== null) return toToolOutcome(await saveServerBackup(databaseUrl, part), file);
  await saveFolderBackup(dataDir, part);
  return ok(undefined);
}
