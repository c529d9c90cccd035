import type { Database } from '../db/database.ts';
import { getMigrationStatus } from '../db/migrate.ts';
import { hashSubject } from '../revocations.ts';
import { findRevocationLog, LOG_ID_SETTING, type LogEntry } from './revocation-log.ts';

export interface BackedUpAccount {
  readonly accountId: string;
  readonly email: string;
}

/** The facts about a backup or a database that a restore plan needs. */
export interface BackupContent {
  /** The id of its revocation log; undefined if it is older than such logs. */
  readonly logId: string | undefined;
  /** The ids of the revocations that it contains. */
  readonly revocations: readonly string[];
  readonly migrations: readonly string[];
  readonly accounts: readonly BackedUpAccount[];
}

/** The migration that created the table of revocations. */
const REVOCATION_MIGRATION = '0103-revocations';

/** Reads the content of a database, whatever its schema version. */
export async function readBackupContent({ kysely }: Database): Promise<BackupContent> {
  const { applied } = await getMigrationStatus(kysely);
  if (applied.length === 0) return { logId: undefined, revocations: [], migrations: [], accounts: [] };
  const logIds = kysely.selectFrom('setting').select('value').where('key', '=', LOG_ID_SETTING);
  const revocations = applied.includes(REVOCATION_MIGRATION)
    ? await kysely.selectFrom('revocation').select('revocation_id').execute()
    : [];
  return {
    logId: (await logIds.executeTakeFirst())?.value,
    revocations: revocations.map(({ revocation_id }) => revocation_id),
    migrations: applied,
    accounts: await kysely.selectFrom('account').select(['account_id as accountId', 'email']).execute(),
  };
}

/** The effect of a restore on everything revoked since the backup. */
export interface RestorePlan {
  /** The log that belongs to the backup; undefined if there is none. */
  readonly log: { readonly file: string; readonly entries: readonly LogEntry[] } | undefined;
  /** The number of accounts in the backup that are erased again. */
  readonly erasedAgain: number;
  /** Accounts in the backup that the current database lacks, without those that are erased again. */
  readonly comeBack: readonly BackedUpAccount[];
  /** False if there is no database to compare with: then any account of the backup may be one that comes back. */
  readonly isCompared: boolean;
}

/** Compares a backup with the log and with the database that it replaces, if there is one. REL-31 */
export function createRestorePlan(
  backup: BackupContent,
  present: BackupContent | undefined,
  logFile: string,
): RestorePlan {
  const found = backup.logId === undefined ? undefined : findRevocationLog(logFile, backup.logId);
  const known = new Set(backup.revocations);
  const entries = found?.log.entries ?? [];
  const erased = new Set(
    entries.filter(({ id, kind }) => kind === 'erasedAccount' && !known.has(id)).map(({ subject }) => subject),
  );
  const left = backup.accounts.filter(({ accountId }) => !erased.has(hashSubject('erasedAccount', accountId)));
  const presentIds = new Set(present?.accounts.map(({ accountId }) => accountId));
  const isCompared = present !== undefined && present.accounts.length > 0;
  const isLost = found === undefined && !isCompared;
  return {
    log: found && { file: found.file, entries },
    erasedAgain: backup.accounts.length - left.length,
    comeBack: isCompared ? left.filter(({ accountId }) => !presentIds.has(accountId)) : isLost ? left : [],
    isCompared,
  };
}
