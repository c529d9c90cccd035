import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';
import { waitUntil } from '../kill/wait-until.ts';
import type { PostgresServer } from '../support/postgres-server.ts';

/** Number of searches for a busy backend before a round is skipped. */
const TRIES = 50;

/** Breaks connections of a database in use. */
export interface Breaker {
  /** Terminates one of the currently busy backends. False if there was none. */
  terminateOne(): Promise<boolean>;
  close(): Promise<void>;
}

export function createBreaker(url: string): Breaker {
  const database = openPostgres({ url, poolSize: 1 });
  const name = new URL(url).pathname.slice(1);
  const terminate = async (): Promise<boolean> => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')
      order by random() limit 1`.execute(database.kysely);
    return rows.length > 0;
  };
  return {
    terminateOne: async () => {
      for (let tried = 0; tried < TRIES; tried += 1) if (await terminate().catch(() => false)) return true;
      return false;
    },
    close: () => database.close(),
  };
}

/** Response statuses while the database was down, and the time until everything worked again. */
export interface Outage {
  readonly cachedPage: readonly number[];
  readonly otherPage: readonly number[];
  readonly call: readonly number[];
  /** Whether each response with the cached page was marked as stale. */
  readonly isMarked: boolean;
  /** Milliseconds from the database's return to the first successful response of a call that needs it. */
  readonly recoveryMs: number;
}

const RECOVERS_IN = 30_000;

/** Crashes the database server, records responses for `awayMs`, and starts it again. */
export async function runOutage(postgres: PostgresServer, origin: string, awayMs: number): Promise<Outage> {
  const [cachedPage, otherPage, call]: [number[], number[], number[]] = [[], [], []];
  let isMarked = true;
  const isGood = async (): Promise<boolean> => (await searchStatus(origin)) === 200;
  await postgres.crash();
  const end = performance.now() + awayMs;
  do {
    const page = await fetch(`${origin}/`);
    cachedPage.push(page.status);
    isMarked &&= page.headers.get('cache-status')?.includes('detail=database-away') === true && page.headers.has('age');
    otherPage.push((await fetch(`${origin}/tote_P2.html`)).status);
    call.push(await searchStatus(origin));
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (performance.now() < end);
  await postgres.restart();
  const began = performance.now();
  await waitUntil(isGood, RECOVERS_IN);
  return { cachedPage, otherPage, call, isMarked, recoveryMs: performance.now() - began };
}

/**
 * The status of a call that reads the database each time while the server receives no change notifications; 0 without a
 * response.
 */
export function searchStatus(origin: string): Promise<number> {
  return fetch(`${origin}/gateway/search/goods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  }).then(
    ({ status }) => status,
    () => 0,
  );
}
