import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import type { Settings } from '@fairhall/gateway/settings';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { ask, isAttended } from '../terminal.ts';
import { backupFolder, restoreFolder, UnusableBackup } from './backup-folder.ts';
import { backupServer, restoreServer, type ToolProblem } from './backup-server.ts';
import { checkedSettings, placeOf } from './installation.ts';
import { heldBy, openAsIs } from './open.ts';

export async function backup(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const file = resolve(terminal.folder, args[0] ?? '');
  if (existsSync(file)) return fail(EXIT.refused, { key: 'terminal.db.exists', values: { file } });
  const settings = checkedSettings(terminal);
  if (!settings.ok) return settings;
  // Opening it first tells a database that is missing or damaged from one that can be kept.
  const database = await openAsIs(settings.value);
  if (!database.ok) return database;
  await database.value.close();
  if (flagOption(options, 'dryRun')) return done(file, { key: 'terminal.dryRun' }, true);
  const written = await writeBackup(settings.value, file);
  return written.ok ? done(file, { key: 'terminal.db.backedUp', values: { file } }) : written;
}

async function writeBackup({ databaseUrl, dataDir }: Settings, file: string): Promise<Result<void, Failure>> {
  if (databaseUrl !== null) return told(await backupServer(databaseUrl, file), file);
  await backupFolder(dataDir, file);
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
  if (flagOption(options, 'dryRun')) return done(file, { key: 'terminal.dryRun' }, true);
  const agreed = await agreedTo(invocation, placeOf(settings.value));
  if (!agreed.ok) return agreed;
  const restored = await putBack(settings.value, file);
  return restored.ok ? done(file, { key: 'terminal.db.restored', values: { file } }) : restored;
}

async function agreedTo({ global, terminal, texts }: Invocation, place: string): Promise<Result<void, Failure>> {
  if (global.yes) return ok(undefined);
  const needsYes = fail(EXIT.refused, { key: 'terminal.db.needsYes', values: { place } });
  if (!global.input || !isAttended(terminal)) return needsYes;
  const answer = await ask(terminal, texts.text('terminal.db.confirmRestore', { place }));
  return ['yes', texts.text('terminal.yes')].includes(answer.trim().toLowerCase()) ? ok(undefined) : needsYes;
}

async function putBack({ databaseUrl, dataDir }: Settings, file: string): Promise<Result<void, Failure>> {
  if (databaseUrl !== null) return told(await restoreServer(databaseUrl, file), file);
  try {
    await restoreFolder(dataDir, file);
    return ok(undefined);
  } catch (error) {
    if (error instanceof UnusableBackup) return noBackup(file, error.message);
    throw error;
  }
}

function told(result: Result<void, ToolProblem>, file: string): Result<void, Failure> {
  if (result.ok) return result;
  const { error } = result;
  if (error.kind === 'failed') return noBackup(file, error.problem);
  return fail(EXIT.refused, { key: 'terminal.db.noTool', values: { tool: error.tool } });
}

function noBackup(file: string, problem: string): { ok: false; error: Failure } {
  return fail(EXIT.refused, { key: 'terminal.db.noBackup', values: { file, problem } });
}

type Remark = Failure['message'];

function done(file: string, remark: Remark, dryRun = false): Outcome {
  return ok({
    data: dryRun ? { dryRun, file } : { file },
    view: { kind: 'table', columns: [{ title: 'file' }], rows: [[file]] },
    remarks: [remark],
  });
}
