import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchPool } from '../operations/gauges.ts';
import { createBatchedLookups } from './batched-lookups.ts';
import type { Database } from './database.ts';
import { SESSION_LIMITS } from './database.ts';
import { listenOn } from './listen.ts';
import { toTransaction } from './pglite.ts';
import { SERVER_NAME } from './server-lock.ts';
import { createSharedListening } from './shared-listening.ts';
import type { Tables } from './tables.ts';
import { type Question, textQuery } from './text-query.ts';

const TYPE_INT8 = 20;
/** Error code of a write to a server that is read-only. */
const READ_ONLY = '25006';
const MAX_CONNECTIONS = 10;
/** How long a query waits for a connection, in milliseconds. REL-16 */
const CONNECTION_TIMEOUT = 2_000;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Called for each connection that breaks, idle or in use. */
  readonly onConnectionError?: (error: Error) => void;
  /** Whether it is for a server, which blocks restores of the database while it runs. */
  readonly isServer?: boolean;
}

/** A PostgreSQL server behind a pool. Connections are made when they are first needed. */
export function openPostgres({
  url,
  poolSize = MAX_CONNECTIONS,
  onConnectionError = () => undefined,
  isServer = false,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...(isServer && { application_name: SERVER_NAME }),
    options: Object.entries(SESSION_LIMITS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === TYPE_INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    }, // pg types the parser by each oid
  });
  // The pool listens to idle clients only. A client in use that loses its connection emits 'error' as well as failing
  // its query, and an 'error' without a listener ends the process. REL-23
  pool.on('connect', (client) => client.on('error', onConnectionError));
  endReadOnly(pool);
  pool.on('error', () => undefined); // repeats the error of an idle client, which its own listener has reported
  watchPool(() => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ask = (questions: readonly Question[]) =>
    pool.query(textQuery(questions)) as unknown as Promise<readonly (string | null)[]>; // the value of its callback
  const askTogether = createBatchedLookups(ask);
  const askAlone = async (question: Question): Promise<string | null> => (await ask([question]))[0] ?? null;
  const listeners: (() => Promise<void>)[] = [];
  return {
    engine: 'postgres',
    kysely,
    json: (statement, values) => (statement.isLookUp ? askTogether : askAlone)({ statement, values }),
    transaction: (work) => kysely.transaction().execute((inner) => work(toTransaction(inner))),
    listen: createSharedListening(
      (channel, listener) => void listeners.push(listenOn({ url, channel, listener, isServer })),
    ),
    close: async () => {
      await Promise.all(listeners.splice(0).map((stop) => stop()));
      await kysely.destroy();
    },
  };
}

/**
 * Closes connections to a server that has become read-only, such as a demoted primary, when they return to the pool.
 * They stay open and answer reads, so otherwise every write on them would fail until the process restarts. When one
 * reports it, all older connections are closed too, because they lead to the same server. REL-23
 */
function endReadOnly(pool: pg.Pool): void {
  const clients = new Set<pg.PoolClient>();
  const readOnly = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    const { connection } = client as unknown as WithConnection;
    connection.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) for (const each of clients) readOnly.add(each);
    });
  });
  pool.on('remove', (client) => void clients.delete(client));
  pool.on('release', (_, client) => {
    // The pool removes a closing client. Errors during closing have already been reported.
    if (readOnly.has(client)) void client.end().catch(() => undefined);
  });
}

/** A part of the driver that its types leave out: it emits each error that the server sends. */
interface WithConnection {
  readonly connection: {
    on(event: 'errorMessage', listener: (error: { readonly code?: string }) => void): void;
  };
}
