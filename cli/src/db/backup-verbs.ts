import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import type { Settings } from '@fairhall/gateway/settings';
import { folderOfFiles } from '@fairhall/gateway/upload/open-files';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { ask, isAttended } from '../terminal.ts';
import { backupFiles, countMissing, filesBeside, restoreFiles } from './backup-files.ts';
import { backupFolder, restoreFolder, UnusableBackup } from './backup-folder.ts';
import { backupServer, restoreServer, type ToolProblem } from './backup-server.ts';
import { checkedSettings, placeOf } from './installation.ts';
import { heldBy, openAsIs } from './open.ts';

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

export async function restore(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const file = resolve(terminal.folder, args[0] ?? '');
  if (!existsSync(file)) return noBackup(file, 'no such file');
  const settings = checkedSettings(terminal);
  if (!settings.ok) return settings;
  const held = heldBy(settings.value);
  if (held) return { ok: false, error: held };
  if (flagOption(options, 'dryRun')) return done(file, [{ key: 'terminal.dryRun' }], { dryRun: true });
  const agreed = await agreedTo(invocation, placeOf(settings.value));
  if (!agreed.ok) return agreed;
  await restoreFiles(settings.value, file);
  const restored = await putBack(settings.value, file);
  if (!restored.ok) return restored;
  const remarks: Remark[] = [{ key: 'terminal.db.restored', values: { file } }];
  return done(file, [...remarks, ...(await remarkOnFiles(settings.value))]);
}

async function remarkOnFiles(settings: Settings): Promise<readonly Remark[]> {
  const database = await openAsIs(settings);
  if (!database.ok) return [];
  const count = await countMissing(database.value, settings).finally(() => database.value.close());
  const folder = folderOfFiles(settings);
  return count === 0 ? [] : [{ key: 'terminal.db.filesMissing', values: { count, folder } }];
}

async function agreedTo({ global, terminal, texts }: Invocation, place: string): Promise<Result<void, Failure>> {
  if (global.yes) return ok(undefined);
  const needsYes = fail(EXIT.refused, { key: 'terminal.db.needsYes', values: { place } });
  if (!global.input || !isAttended(terminal)) return needsYes;
  const answer = await ask(terminal, texts.text('terminal.db.confirmRestore', { place }));
  return ['yes', texts.text('terminal.yes')].includes(answer.trim().toLowerCase()) ? ok(undefined) : needsYes;
}

async function putBack({ databaseUrl, dataDir }: Settings, file: string): Promise<Result<void, Failure>> {
  if (databaseUrl !== null) return outcomeOfTool(await restoreServer(databaseUrl, file), file);
  try {
    await restoreFolder(dataDir, file);
    return ok(undefined);
  } catch (error) {
    if (error instanceof UnusableBackup) return noBackup(file, error.message);
    throw error;
  }
}

function outcomeOfTool(result: Result<void, ToolProblem>, file: string): Result<void, Failure> {
  if (result.ok) return result;
  const { error } = result;
  if (error.kind === 'failed') return noBackup(file, error.problem);
  return fail(EXIT.refused, { key: 'terminal.db.noTool', values: { tool: error.tool } });
}

function noBackup(file: string, problem: string): { ok: false; error: Failure } {
  return fail(EXIT.refused, { key: 'terminal.db.noBackup', values: { file, problem } });
}

type Remark = Failure['message'];

function done(file: string, remarks: readonly Remark[], more: Readonly<Record<string, unknown>> = {}): Outcome {
  return ok({
    data: { ...more, file },
    view: { kind: 'table', columns: [{ title: 'file' }], rows: [[file]] },
    remarks,
  });
}
