import pg from 'pg';
import type { Listener } from './database.ts';
import { SERVER_LOCK, SERVER_NAME } from './server-lock.ts';

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly listener: Listener;
  /** Whether it is for a server, which holds a lock to show that it uses the database. */
  readonly isServer?: boolean;
}

/** How long to wait before reconnecting, in milliseconds. */
const RETRY_AFTER = 1_000;

/**
 * Listens on a dedicated connection, which is reopened when it is lost. LISTEN belongs to a session, so it does not
 * work behind a pooler that lends a connection for each transaction. A server takes the server lock on each connection.
 * Returns a function that stops listening.
 */
export function listenOn({ url, channel, listener, isServer = false }: Listening): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const dropConnection = (lost: pg.Client): void => {
    if (client !== lost || isStopped) return;
    client = undefined;
    listener.listening(false);
    lost.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_AFTER);
    retry.unref();
  };
  const connect = (): void => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      ...(isServer && { application_name: SERVER_NAME }),
    });
    client = next;
    next.on('error', () => dropConnection(next));
    next.on('end', () => dropConnection(next));
    next.on('notification', ({ payload = '' }) => listener.heard(payload));
    next
      .connect()
      .then(() => (isServer ? takeServerLock(next) : undefined))
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => client === next && listener.listening(true),
        () => dropConnection(next),
      );
  };
  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}

/** Held until the connection ends. Rejects while a restore holds the database, so that it is retried. REL-31 */
async function takeServerLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [
    SERVER_LOCK,
  ]);
  if (rows[0]?.held !== true) throw new Error('the database is being restored');
}
