import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import type { Settings } from '@fairhall/gateway/settings';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { backupFiles, filesBeside } from './backup-files.ts';
import { backupFolder } from './backup-folder.ts';
import { done, outcomeOfTool, type Remark } from './backup-outcome.ts';
import { backupServer } from './backup-server.ts';
import { checkedSettings } from './installation.ts';
import { openAsIs } from './open.ts';

export async function backup(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const file = resolve(terminal.folder, args[0] ?? '');
  const taken = [file, filesBeside(file)].find(existsSync);
  if (taken !== undefined) return fail(EXIT.refused, { key: 'terminal.db.exists', values: { file: taken } });
  const settings = checkedSettings(terminal);
  if (!settings.ok) return settings;
  // Opened first, so that a missing or damaged database is told before a file is written.
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  await database.value.close();
  if (flagOption(options, 'dryRun')) return done(file, [{ key: 'terminal.dryRun' }], { dryRun: true });
  const written = await writeBackup(settings.value, file);
  if (!written.ok) return written;
  const places = written.value.hasFiles ? [file, filesBeside(file)] : [file];
  const remarks = places.map((place): Remark => ({ key: 'terminal.db.backedUp', values: { file: place } }));
  return done(file, remarks, written.value.hasFiles ? { files: filesBeside(file) } : {});
}

/**
 * The database first, then the files, so that none is missing which it names; the backup has its name when both are
 * whole. REL-31
 */
async function writeBackup(settings: Settings, file: string): Promise<Result<{ hasFiles: boolean }, Failure>> {
  const part = `${file}.part`;
  try {
    const written = await writeDatabase(settings, part, file);
    if (!written.ok) return written;
    const hasFiles = await backupFiles(settings, file);
    await rename(part, file);
    return ok({ hasFiles });
  } catch (error) {
    await rm(filesBeside(file), { recursive: true, force: true });
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
  if (databaseUrl !== null) return outcomeOfTool(await backupServer(databaseUrl, part), file);
  await backupFolder(dataDir, part);
  return ok(undefined);
}
