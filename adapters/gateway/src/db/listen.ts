import pg from 'pg';
import type { Listener } from './database.ts';

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly listener: Listener;
}

/** How long to wait before a lost connection is made anew, in milliseconds. */
const RETRY_AFTER = 1_000;

/**
 * Listens on a connection of its own, made anew when it is lost. A session is what listens, so behind a pooler that lends
 * a connection for each transaction nothing would be heard. The answer stops it.
 */
export function listenOn({ url, channel, listener }: Listening): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const lose = (lost: pg.Client): void => {
    if (client !== lost || isStopped) return;
    client = undefined;
    listener.listening(false);
    lost.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_AFTER);
    retry.unref();
  };
  const connect = (): void => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload = '' }) => listener.heard(payload));
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => client === next && listener.listening(true),
        () => lose(next),
      );
  };
  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
