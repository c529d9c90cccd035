import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { KEPT_MS } from './idempotency.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAILS_KEPT = 30 * DAY;

/** Drops what has ended: kept answers, nonces, counters, sent mails. REL-03 */
export async function sweep({ kysely }: Database, now: number): Promise<void> {
  await kysely
    .deleteFrom('idempotency')
    .where('created', '<', now - KEPT_MS)
    .execute();
  await kysely.deleteFrom('nonce').where('expires', '<', now).execute();
  await kysely.deleteFrom('rate_limit').where('expire', '<', now).execute();
  await kysely
    .deleteFrom('daily_count')
    .where('day', '<', new Date(now - 3 * DAY).toISOString().slice(0, 10))
    .execute();
  await kysely
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('sent_at', '<', now - MAILS_KEPT)
    .execute();
}

/** Sweeps once an hour; of several processes one does it. REL-29 */
export function startSweeping(database: Database, now: () => number, onError: (error: unknown) => void): () => void {
  const run = () =>
    database.transaction(async (transaction) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(7340017) as mine`.execute(
        transaction.kysely,
      );
      if (rows[0]?.mine === true) await sweep({ ...database, kysely: transaction.kysely }, now());
    });
  const timer = setInterval(() => void run().catch(onError), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
