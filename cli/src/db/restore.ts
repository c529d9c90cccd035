import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import type { Database } from '@fairhall/gateway/db/database';
import { getMigrationStatus, migrate } from '@fairhall/gateway/db/migrate';
import { MIGRATIONS } from '@fairhall/gateway/db/migrations/migrations';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { claimDatabase } from '@fairhall/gateway/db/server-lock';
import { finishRestore, type RestoreResult } from '@fairhall/gateway/restore/finish-restore';
import {
  type BackupContent,
  createRestorePlan,
  type RestorePlan,
  readBackupContent,
} from '@fairhall/gateway/restore/restore-plan';
import { createRevocationWriter, getRevocationLogPath } from '@fairhall/gateway/restore/revocation-log';
import type { Settings } from '@fairhall/gateway/settings';
import { writeStaffToken } from '@fairhall/gateway/staff/first-operator';
import { folderOfFiles, openFiles } from '@fairhall/gateway/upload/open-files';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { ask, isAttended } from '../terminal.ts';
import { countMissing, restoreFiles } from './backup-files.ts';
import { DatabaseBackupError, readFolderBackup, restoreFolder } from './backup-folder.ts';
import { type Remark, toFileOutcome, toNoBackupFailure, toToolOutcome } from './backup-outcome.ts';
import { readServerBackup, restoreServer } from './backup-server.ts';
import { checkDatabaseSettings, describeDatabase } from './installation.ts';
import { checkFolderLock, openAsIs } from './open.ts';

/** Largest number of restored accounts that the message lists by address. */
const MAX_NAMED = 20;

/**
 * Restores a backup. Everything that ended since the backup stays ended: the entries of the revocation log, every login
 * and every staff token. Without that log, lists the accounts that come back. Refuses while a server runs. REL-31
 */
export async function restore(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const file = resolve(terminal.folder, args[0] ?? '');
  if (!existsSync(file)) return toNoBackupFailure(file, 'no such file');
  const checked = checkDatabaseSettings(terminal);
  if (!checked.ok) return checked;
  const settings = checked.value;
  const lockFailure = checkFolderLock(settings);
  if (lockFailure) return { ok: false, error: lockFailure };
  const claimed = await claim(settings);
  if (!claimed.ok) return claimed;
  try {
    const plan = await createPlan(settings, file);
    if (!plan.ok) return plan;
    const remarks = listRemarksBefore(plan.value, settings);
    if (readFlagOption(options, 'dryRun'))
      return toFileOutcome(file, [...remarks, { key: 'terminal.dryRun' }], { dryRun: true, ...dataOf(plan.value) });
    const agreed = await confirmRestore(invocation, describeDatabase(settings), remarks);
    if (!agreed.ok) return agreed;
    await restoreFiles(settings, file);
    const restored = await restoreDatabase(settings, file, plan.value);
    if (!restored.ok) return restored;
    const { token, ...finished } = restored.value;
    const tokenFile = writeStaffToken(settings.dataDir, token);
    return toFileOutcome(
      file,
      [
        { key: 'terminal.db.restored', values: { file } },
        ...remarks,
        ...listRemarksAfter(finished),
        { key: 'terminal.db.tokenWritten', values: { file: tokenFile } },
        ...(await describeFiles(settings)),
      ],
      { ...dataOf(plan.value), ...finished },
    );
  } finally {
    await claimed.value();
  }
}

/** Keeps servers out of the database during the restore. Returns a function that lets them in again. */
async function claim({ databaseUrl, ...settings }: Settings): Promise<Result<() => Promise<void>, Failure>> {
  if (databaseUrl === null) return ok(async () => undefined); // its folder is locked when it is opened
  const reached = await openAsIs({ ...settings, databaseUrl });
  if (!reached.ok) return reached; // a one-line message why it cannot be reached
  await reached.value.close();
  const found = await claimDatabase(databaseUrl);
  if ('claimed' in found) return ok(() => found.claimed.release());
  const place = describeDatabase({ ...settings, databaseUrl });
  return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.inUse', values: { place, count: found.connections } });
}

/** Reads the backup and the database that it replaces, without changing either. */
async function createPlan(settings: Settings, file: string): Promise<Result<RestorePlan, Failure>> {
  const backup = await readBackup(settings, file);
  if (!backup.ok) return backup;
  const unknown = backup.value.migrations.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) return toNoBackupFailure(file, `it is of a newer version (${unknown.join(', ')})`);
  const logFile = getRevocationLogPath(settings);
  const present = await openAsIs(settings);
  if (!present.ok) return ok(createRestorePlan(backup.value, undefined, logFile));
  try {
    return ok(createRestorePlan(backup.value, await readPresent(present.value, logFile), logFile));
  } finally {
    await present.value.close();
  }
}

async function readBackup({ databaseUrl }: Settings, file: string): Promise<Result<BackupContent, Failure>> {
  if (databaseUrl !== null) return toToolOutcome(await readServerBackup(file), file);
  try {
    return ok(await readFolderBackup(file));
  } catch (error) {
    if (error instanceof DatabaseBackupError) return toNoBackupFailure(file, error.message);
    throw error;
  }
}

/** Reads the current content, after it has written all log entries that a crash may have left out. */
async function readPresent(database: Database, logFile: string): Promise<BackupContent | undefined> {
  const { applied, pending } = await getMigrationStatus(database.kysely);
  if (applied.length === 0) return undefined;
  if (pending.length === 0) await createRevocationWriter(database, logFile).write();
  return readBackupContent(database);
}

async function restoreDatabase(
  settings: Settings,
  file: string,
  { log }: RestorePlan,
): Promise<Result<RestoreResult, Failure>> {
  const { databaseUrl, dataDir, staffTokenMs } = settings;
  const finish = async (database: Database): Promise<RestoreResult> => {
    await migrate(database.kysely);
    const ending = { entries: log?.entries ?? [], files: openFiles(settings), now: Date.now(), staffTokenMs };
    const finished = await finishRestore(database, ending);
    await createRevocationWriter(database, getRevocationLogPath(settings)).write();
    return finished;
  };
  if (databaseUrl !== null) {
    const restored = toToolOutcome(await restoreServer(databaseUrl, file), file);
    if (!restored.ok) return restored;
    const database = openPostgres({ url: databaseUrl });
    return ok(await finish(database).finally(() => database.close()));
  }
  try {
    return ok(await restoreFolder({ dataDir, file, finish }));
  } catch (error) {
    if (error instanceof DatabaseBackupError) return toNoBackupFailure(file, error.message);
    throw error;
  }
}

/** Remarks that are printed before anything changes. */
function listRemarksBefore(
  { log, erasedAgain, comeBack, isCompared }: RestorePlan,
  settings: Settings,
): readonly Remark[] {
  const named = comeBack.slice(0, MAX_NAMED).map(({ email }) => ({ text: `  ${maskEmail(email)}` }));
  const more = comeBack.length - named.length;
  const count = comeBack.length;
  return [
    ...(log === undefined
      ? [{ key: 'terminal.db.noLog', values: { file: getRevocationLogPath(settings) } } as const]
      : [{ key: 'terminal.db.log', values: { file: log.file, count: erasedAgain } } as const]),
    ...(count > 0 && isCompared ? [{ key: 'terminal.db.comeBack', values: { count } } as const] : []),
    ...(count > 0 && !isCompared ? [{ key: 'terminal.db.mayComeBack', values: { count } } as const] : []),
    ...named,
    ...(more > 0 ? [{ key: 'terminal.db.andMore', values: { count: more } } as const] : []),
    { key: 'terminal.db.lostSince' },
  ];
}

function listRemarksAfter({
  ended,
  sessions,
  links,
  staffTokens,
  heldMails,
}: Omit<RestoreResult, 'token'>): readonly Remark[] {
  return [
    {
      key: 'terminal.db.endedAgain',
      values: {
        accounts: ended.erasedAccount + ended.erasedAddress,
        passwords: ended.password,
        people: ended.supplierPerson + ended.supplierRight,
        invitations: ended.invitation,
        consents:
          ended.withdrawnScan +
          ended.hiddenFields +
          ended.sharedCard +
          ended.news +
          ended.enquiryLink +
          ended.deniedAccount,
        badges: ended.badge,
      },
    },
    ...(ended.badge > 0 ? [{ key: 'terminal.db.badgesRenewed', values: { count: ended.badge } } as const] : []),
    { key: 'terminal.db.accessEnded', values: { sessions, links, tokens: staffTokens } },
    { key: 'terminal.db.mailsHeld', values: { count: heldMails } },
  ];
}

const dataOf = ({ log, erasedAgain, comeBack, isCompared }: RestorePlan) => ({
  log: log?.file ?? null,
  accountsErasedAgain: erasedAgain,
  accountsComingBack: comeBack.length,
  isCompared,
});

/** Masks an address so that a person recognises it but nobody can write to it. */
const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');

async function describeFiles(settings: Settings): Promise<readonly Remark[]> {
  const database = await openAsIs(settings);
  if (!database.ok) return [];
  const count = await countMissing(database.value, settings).finally(() => database.value.close());
  const folder = folderOfFiles(settings);
  return count === 0 ? [] : [{ key: 'terminal.db.filesMissing', values: { count, folder } }];
}

async function confirmRestore(
  { global, terminal, texts }: Invocation,
  place: string,
  remarks: readonly Remark[],
): Promise<Result<void, Failure>> {
  if (global.yes) return ok(undefined);
  const remarkLines = remarks.map((remark) => ('text' in remark ? remark.text : texts.text(remark.key, remark.values)));
  for (const line of remarkLines) terminal.stderr.write(`${line}\n`);
  const needsYes = fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.needsYes', values: { place } });
  if (!global.input || !isAttended(terminal)) return needsYes;
  const answer = await ask(terminal, texts.text('terminal.db.confirmRestore', { place }));
  return ['yes', texts.text('terminal.yes')].includes(answer.trim().toLowerCase()) ? ok(undefined) : needsYes;
}
