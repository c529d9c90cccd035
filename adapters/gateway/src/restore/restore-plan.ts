import type { Database } from '../db/database.ts';
import { getMigrationStatus } from '../db/migrate.ts';
import { hashSubject } from '../revocations.ts';
import { findRevocationLog, LOG_ID_SETTING, type LogEntry } from './revocation-log.ts';

export interface BackedUpAccount {
  readonly accountId: string;
  readonly email: string;
}

/** What a backup or a database tells before it is put back. */
export interface BackupContent {
  /** Names the log of revocations that belongs to it; undefined where it is older than such logs. */
  readonly logId: string | undefined;
  /** Ids of the revocations that it knows. */
  readonly revocations: readonly string[];
  readonly migrations: readonly string[];
  readonly accounts: readonly BackedUpAccount[];
}

/** The migration that made the table of revocations. */
const REVOCATION_MIGRATION = '0103-revocations';

/** Reads what a database holds, whatever its schema. */
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

/** What a restore would do with what ended since the backup. */
export interface RestorePlan {
  /** The log that belongs to the backup; undefined where there is none. */
  readonly log: { readonly file: string; readonly entries: readonly LogEntry[] } | undefined;
  /** How many accounts of the backup are erased again. */
  readonly erasedAgain: number;
  /** Accounts that the backup has and the database does not, besides those that are erased again. */
  readonly comeBack: readonly BackedUpAccount[];
  /** False where there is no database to compare with: then any account of the backup may be one that comes back. */
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
