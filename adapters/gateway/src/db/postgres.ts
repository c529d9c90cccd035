import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchPool } from '../operations/gauges.ts';
import type { Database } from './database.ts';
import { SESSION_LIMITS } from './database.ts';
import { listenOn } from './listen.ts';
import { transactionOn } from './pglite.ts';
import { SERVER_NAME } from './server-lock.ts';
import { createSharedTurns } from './shared-turns.ts';
import type { Tables } from './tables.ts';
import { type Question, textQuery } from './text-query.ts';

const INT8 = 20;
const POOL_SIZE = 10;
/** How long a query waits for a connection, in milliseconds. REL-16 */
const POOL_WAIT = 2_000;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Called for each connection that breaks, idle or in use. */
  readonly onConnectionError?: (error: Error) => void;
  /** Whether it is for a server, which keeps a restore from the database while it runs. */
  readonly isServer?: boolean;
}

/** A PostgreSQL server behind a pool. Connections are made when they are first needed. */
export function openPostgres({
  url,
  poolSize = POOL_SIZE,
  onConnectionError = () => undefined,
  isServer = false,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: POOL_WAIT,
    ...(isServer && { application_name: SERVER_NAME }),
    options: Object.entries(SESSION_LIMITS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    }, // pg types the parser by each oid
  });
  // The pool listens to idle clients only. A client in use that loses its connection emits 'error' as well as failing
  // its query, and an 'error' without a listener ends the process. REL-23
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined); // repeats the error of an idle client, which its own listener has reported
  watchPool(() => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ask = (questions: readonly Question[]) =>
    pool.query(textQuery(questions)) as unknown as Promise<readonly (string | null)[]>; // what it calls back with
  const askTogether = createSharedTurns(ask);
  const askAlone = async (question: Question): Promise<string | null> => (await ask([question]))[0] ?? null;
  const listeners: (() => Promise<void>)[] = [];
  return {
    engine: 'postgres',
    kysely,
    json: (statement, values) => (statement.isLookUp ? askTogether : askAlone)({ statement, values }),
    transaction: (work) => kysely.transaction().execute((inner) => work(transactionOn(inner))),
    listen: (channel, listener) => void listeners.push(listenOn({ url, channel, listener, isServer })),
    close: async () => {
      await Promise.all(listeners.splice(0).map((stop) => stop()));
      await kysely.destroy();
    },
  };
}
