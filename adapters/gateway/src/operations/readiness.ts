import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { toUnavailableReason, type UnavailableReason } from '../db/database-error.ts';
import { getMigrationStatus } from '../db/migrate.ts';
import { getOldestDelay } from '../mail/outbox.ts';

/** Why a process must not receive requests for now. */
export type NotReadyReason =
  | UnavailableReason
  | 'readOnly'
  | 'diskFull'
  | 'dataFolder'
  | 'late'
  | 'migrations'
  | 'failing';

/** The state that load balancers and operators request. REL-32 */
export interface ReadyState {
  readonly ready: boolean;
  /** Absent if ready. */
  readonly reason?: NotReadyReason;
  readonly database: 'pglite' | 'postgres';
  /** Whether an acknowledged row survives a power cut. */
  readonly durability: 'synced' | 'process';
  readonly databaseAnswers: boolean;
  readonly pendingMigrations: number;
  /** Seconds. */
  readonly oldestMail: number;
  /** The free part of the data folder's disk, 0 to 1. */
  readonly diskFree: number;
}

export interface Readiness {
  /** Whether the process may receive requests. Probed at most every few seconds, however many ask. */
  read(): Promise<ReadyState>;
  /** Records a write that failed because the disk is full, which a probe of a few bytes may miss. */
  noteFailure(error: unknown): void;
}

export interface ReadinessOptions {
  readonly database: Database;
  readonly dataDir: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The time limit of a probe, in milliseconds. */
  readonly timeLimit?: number;
}

/** How long a result is reused, in milliseconds: balancers ask often and writes are expensive. */
const CHECK_INTERVAL_MS = 3_000;
const TIME_LIMIT = 2_000;
/** How long a failed write for lack of disk counts, in milliseconds. */
const MAX_FAILURE_AGE_MS = 15_000;
/** Bytes that the probe writes to the data folder: the size of a small picture. */
const CHECK_BYTES = 65_536;

/** Probes by writing to the database and the data folder, because reads would not notice a full disk. REL-32 */
export function createReadiness({ database, dataDir, now, timeLimit = TIME_LIMIT }: ReadinessOptions): Readiness {
  let cached: { readonly at: number; readonly state: Promise<ReadyState> } | undefined;
  let noDiskAt = Number.NEGATIVE_INFINITY;
  const base = {
    database: database.engine,
    durability: database.engine === 'postgres' ? 'synced' : 'process',
  } as const;
  const toNotReady = (reason: NotReadyReason, databaseAnswers: boolean, diskFree: number): ReadyState => ({
    ...base,
    ready: false,
    reason,
    databaseAnswers,
    pendingMigrations: 0,
    oldestMail: 0,
    diskFree,
  });

  async function checkReadiness(): Promise<ReadyState> {
    const diskFree = await measureFreeShare(dataDir);
    try {
      await sql`insert into setting (key, value) values ('probe', ${String(now())}) on conflict (key) do update set value = excluded.value`.execute(
        database.kysely,
      );
      const { pending } = await getMigrationStatus(database.kysely);
      const oldestMail = Math.round((await getOldestDelay(database, now())) / 1000);
      const noDisk = now() - noDiskAt <= MAX_FAILURE_AGE_MS ? 'diskFull' : await findFolderProblem(dataDir);
      const reason = pending.length > 0 ? 'migrations' : noDisk;
      return {
        ...base,
        ready: reason === undefined,
        ...(reason !== undefined && { reason }),
        databaseAnswers: true,
        pendingMigrations: pending.length,
        oldestMail,
        diskFree,
      };
    } catch (error) {
      const reason = toReason(error);
      return toNotReady(reason, reason === 'readOnly' || reason === 'diskFull', diskFree);
    }
  }

  return {
    async read() {
      if (cached === undefined || now() - cached.at >= CHECK_INTERVAL_MS)
        cached = { at: now(), state: withTimeout(timeLimit, checkReadiness(), () => toNotReady('late', false, 1)) };
      return cached.state;
    },
    noteFailure(error) {
      if (toReason(error) !== 'diskFull') return;
      noDiskAt = now();
      cached = undefined;
    },
  };
}

/** Error codes of a full disk, from PostgreSQL and from the system. */
const ERROR_CODES_DISK_FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];

function toReason(error: unknown): NotReadyReason {
  const { code = '' } = (error ?? {}) as { code?: string }; // the thrown value can be anything
  if (ERROR_CODES_DISK_FULL.includes(code)) return 'diskFull';
  return code === '25006' ? 'readOnly' : (toUnavailableReason(error) ?? 'failing');
}

async function withTimeout<Value>(ms: number, work: Promise<Value>, onTimeout: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout()), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Why no file can be written to the folder. A missing folder is fine, since the first file creates it. */
async function findFolderProblem(folder: string): Promise<'diskFull' | 'dataFolder' | undefined> {
  const file = join(folder, `probe.${process.pid}`);
  try {
    await writeFile(file, randomBytes(CHECK_BYTES), { mode: 0o600 });
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException; // writing fails with a system error
    if (code === 'ENOENT') return undefined;
    return ERROR_CODES_DISK_FULL.includes(code) ? 'diskFull' : 'dataFolder';
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function measureFreeShare(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return Math.round((bavail / blocks) * 100) / 100;
  } catch {
    return 1;
  }
}
