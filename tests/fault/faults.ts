import { openPostgres } from '@fairhall/gateway/db/postgres';
import { sql } from 'kysely';
import { waitUntil } from '../kill/wait-until.ts';
import type { PostgresServer } from '../support/postgres-server.ts';

/** How often a backend is looked for before a round without a busy one is given up. */
const TRIES = 50;

/** Breaks connections of a database while it is used. */
export interface Breaker {
  /** Terminates one of the backends that are busy at this moment. Answers whether there was one. */
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

/** What readers saw while the database was away, and how soon all was well again. */
export interface Outage {
  readonly cachedPage: readonly number[];
  readonly otherPage: readonly number[];
  readonly call: readonly number[];
  /** Whether each answer of the cached page said that it was sent in place of a current one. */
  readonly isMarked: boolean;
  /** Milliseconds from the return of the database to the first good answer of a call that needs it. */
  readonly recoveryMs: number;
}

const RECOVERS_IN = 30_000;

/** Crashes the database server, looks at what is answered for so long, and starts it again. */
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

/** The status of a call that reads the database each time while nobody hears of its changes; 0 where nobody answers. */
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
