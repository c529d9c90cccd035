import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { loadInstallationSecret } from '../identity/load-installation-secret.ts';
import type { Logger } from '../operations/logger.ts';
import type { Settings } from '../settings.ts';

/** One line of the log: a row of the table `revocation`. */
export interface LogEntry {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly isRevoked: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A log as read from its file. */
interface ReadLog {
  /**
   * The installation that the log belongs to; the same id is in the settings of that database, and so in its backups.
   */
  readonly logId: string;
  readonly entries: readonly LogEntry[];
}

/** The database setting with the id of its log. */
export const LOG_ID_SETTING = 'revocations.logId';
/** Id of the advisory lock on writing the log; any number that nothing else uses. */
const LOCK = 7_340_018;
/** How far back an up-to-date writer looks, in milliseconds; no transaction is open for that long. */
const MAX_TRANSACTION_MS = 3_600_000;
/** Pause before a failed write is retried, in milliseconds. */
const RETRY = 5_000;

/** The log file from the settings, else the one in the data folder. */
export const getRevocationLogPath = ({ revocationLog, dataDir }: Pick<Settings, 'revocationLog' | 'dataDir'>): string =>
  resolve(revocationLog ?? join(dataDir, 'revocations.log'));

/** The path to which the log of another database is moved if it had the same path. */
const getDisplacedPath = (file: string, logId: string): string => `${file}.${logId.slice(0, 12)}`;

/** Reads a log; undefined if there is none. Ignores a line that a crash cut off; it is written again. */
export function readRevocationLog(file: string): ReadLog | undefined {
  if (!existsSync(file)) return undefined;
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const header = parseLine(head);
  if (typeof header?.log !== 'string') return undefined;
  const entries = lines.flatMap((line): LogEntry[] => {
    const entry = parseLine(line);
    return typeof entry?.id === 'string' && typeof entry.kind === 'string' && typeof entry.subject === 'string'
      ? [
          {
            id: entry.id,
            kind: entry.kind,
            subject: entry.subject,
            detail: typeof entry.detail === 'string' ? entry.detail : '',
            isRevoked: entry.isRevoked !== false,
            at: Number(entry.at ?? 0),
          },
        ]
      : [];
  });
  return { logId: header.log, entries };
}

function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The log of an installation: the file itself, or one that was set aside when another database used that path. */
export function findRevocationLog(file: string, logId: string): { file: string; log: ReadLog } | undefined {
  for (const candidate of [file, getDisplacedPath(file, logId)]) {
    const log = readRevocationLog(candidate);
    if (log?.logId === logId) return { file: candidate, log };
  }
  return undefined;
}

/**
 * Claims the file for this installation: the log of another one is set aside, never deleted, and this installation's
 * own log is put back.
 */
function claimFile(file: string, logId: string): void {
  const current = readRevocationLog(file);
  if (current?.logId === logId) return;
  if (existsSync(file)) renameSync(file, getDisplacedPath(file, current?.logId ?? `unreadable-${Date.now()}`));
  const displaced = getDisplacedPath(file, logId);
  if (existsSync(displaced)) renameSync(displaced, file);
  else create(file, logId);
}

function create(file: string, logId: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.part`;
  const handle = openSync(half, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ log: logId, format: 1 })}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
  syncFolder(dirname(file));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Appends entries and waits until they are on the disk. */
function writeEntry(file: string, entries: readonly LogEntry[]): void {
  const content = readFileSync(file);
  const isCut = content.length > 0 && content[content.length - 1] !== 0x0a;
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const handle = openSync(file, 'a', 0o600);
  try {
    appendFileSync(handle, isCut ? `\n${lines}` : lines);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes new revocations from the database to its log. */
export interface RevocationWriter {
  /** Appends missing entries. Rejects if the database or the file is not available; nothing is lost by that. */
  write(): Promise<void>;
}

/**
 * Creates the writer of one log file. The database is the source of truth: entries that the file lacks, after a crash
 * or because it is new, are all appended. Of several processes with one file, one writes at a time. REL-31
 */
export function createRevocationWriter(database: Database, file: string): RevocationWriter {
  let known: { readonly size: number; readonly ids: ReadonlySet<string> } | undefined;

  async function writeIn(transaction: Transaction): Promise<void> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction.kysely);
    const logId = await loadInstallationSecret(transaction, LOG_ID_SETTING);
    claimFile(file, logId);
    const isUnchanged = known !== undefined && known.size === statSync(file).size;
    const ids = new Set(isUnchanged ? known?.ids : (readRevocationLog(file)?.entries ?? []).map((entry) => entry.id));
    const rows = await findRows(transaction, isUnchanged);
    const missing = rows.filter((row) => !ids.has(row.id));
    if (missing.length > 0) writeEntry(file, missing);
    for (const { id } of missing) ids.add(id);
    known = { size: statSync(file).size, ids };
  }

  return {
    write: async () => {
      try {
        await database.transaction(writeIn);
      } catch (error) {
        known = undefined;
        throw error;
      }
    },
  };
}

/** The revocations in the database, in order; only recent ones if the file is known to contain the rest. */
async function findRows({ kysely }: Transaction, isRecent: boolean): Promise<readonly LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    select revocation_id as id, kind, subject_hash as subject, detail, is_revoked as "isRevoked", created as at
    from revocation
    where ${!isRecent} or created > (extract(epoch from clock_timestamp()) * 1000)::bigint - ${MAX_TRANSACTION_MS}::bigint
    order by position`.execute(kysely);
  return rows;
}

/**
 * Keeps the log up to date while a server runs: writes at the start and after each commit that revoked something, in
 * whichever process, and retries soon after a failure. Rejects if the log cannot be written at the start.
 */
export async function startRevocationLog(
  database: Database,
  file: string,
  log: Logger,
): Promise<{ readonly stop: () => Promise<void> }> {
  const writer = createRevocationWriter(database, file);
  await writer.write();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  const drain = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await writer.write();
      } catch (error) {
        log.error({ error, file }, 'the log of revocations was not written');
        retry ??= setTimeout(() => {
          retry = undefined;
          requestWrite();
        }, RETRY).unref();
      }
    }
  };
  const requestWrite = (): void => {
    isWanted = true;
    running ??= drain().finally(() => {
      running = undefined;
      if (isWanted && !isStopped) requestWrite();
    });
  };
  database.listen('revocation', { heard: requestWrite, listening: (is) => (is ? requestWrite() : undefined) });
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await running;
    },
  };
}
