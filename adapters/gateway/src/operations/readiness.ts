import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { toUnavailableReason, type UnavailableReason } from '../db/database-error.ts';
import { getMigrationStatus } from '../db/migrate.ts';
import { getOldestDelay } from '../mail/outbox.ts';

/** Why a process must not be used for now. */
export type NotReadyReason =
  | UnavailableReason
  | 'readOnly'
  | 'diskFull'
  | 'dataFolder'
  | 'late'
  | 'migrations'
  | 'failing';

/** What a load balancer and an operator ask for. REL-32 */
export interface ReadyState {
  readonly ready: boolean;
  /** Absent where it is ready. */
  readonly reason?: NotReadyReason;
  readonly database: 'pglite' | 'postgres';
  /** Whether an acknowledged row survives a power cut. */
  readonly durability: 'synced' | 'process';
  readonly databaseAnswers: boolean;
  readonly pendingMigrations: number;
  /** Seconds. */
  readonly oldestMail: number;
  /** Part of the data folder's disk that is free, 0 to 1. */
  readonly diskFree: number;
}

export interface Readiness {
  /** Whether the process may be used. Probed at most every few seconds, however many ask. */
  read(): Promise<ReadyState>;
  /** Takes note of a write that failed for want of disk, which a probe of a few bytes may not meet. */
  noteFailure(error: unknown): void;
}

export interface ReadinessOptions {
  readonly database: Database;
  readonly dataDir: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long a probe may take, in milliseconds. */
  readonly timeLimit?: number;
}

/** How long an answer is given again, in milliseconds: balancers ask often and writes cost. */
const CHECK_INTERVAL_MS = 3_000;
const TIME_LIMIT = 2_000;
/** How long a write that found no disk counts, in milliseconds. */
const MAX_FAILURE_AGE_MS = 15_000;
/** What is written into the data folder: as much as a small picture takes. */
const CHECK_BYTES = 65_536;

/** Probes with writes, into the database and into the data folder: reads would not notice a full disk. REL-32 */
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

/** PostgreSQL's code of a disk that is full, and the system's. */
const ERROR_CODES_DISK_FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];

function toReason(error: unknown): NotReadyReason {
  const { code = '' } = (error ?? {}) as { code?: string }; // any thrown value
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

/** Why no file can be written there. A folder that is not there yet is made with the first file. */
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
