import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrationStatus } from '../db/migrate.ts';
import { oldestWaiting } from '../mail/outbox.ts';

/** What a load balancer and an operator ask for. REL-32 */
export interface ReadyState {
  readonly ready: boolean;
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

/** Asks the database with a write, as a read alone would not notice a full disk. */
export async function readReadiness(database: Database, dataDir: string, now: number): Promise<ReadyState> {
  const base = {
    database: database.engine,
    durability: database.engine === 'postgres' ? 'synced' : 'process',
  } as const;
  const diskFree = await freePart(dataDir);
  try {
    await sql`insert into setting (key, value) values ('probe', ${String(now)}) on conflict (key) do update set value = excluded.value`.execute(
      database.kysely,
    );
    const { pending } = await migrationStatus(database.kysely);
    const oldestMail = Math.round((await oldestWaiting(database, now)) / 1000);
    return {
      ...base,
      ready: pending.length === 0,
      databaseAnswers: true,
      pendingMigrations: pending.length,
      oldestMail,
      diskFree,
    };
  } catch {
    return { ...base, ready: false, databaseAnswers: false, pendingMigrations: 0, oldestMail: 0, diskFree };
  }
}

async function freePart(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return Math.round((bavail / blocks) * 100) / 100;
  } catch {
    return 1;
  }
}
