import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { KEPT_MS } from './idempotency.ts';
import type { Files } from './upload/files.ts';
import { sweepFiles } from './upload/sweep-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAILS_KEPT = 30 * DAY;
/** How long a device that logged in is known again. */
const SESSIONS_KEPT = 90 * DAY;

/** Drops what has ended: kept answers, nonces, counters, sent mails, sessions and codes. REL-03 */
export async function sweep(database: Database, now: number): Promise<void> {
  await sweepSystem(database, now);
  await sweepAccounts(database, now);
}

async function sweepSystem({ kysely }: Database, now: number): Promise<void> {
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

async function sweepAccounts({ kysely }: Database, now: number): Promise<void> {
  await kysely
    .deleteFrom('buyer_session')
    .where('created', '<', now - SESSIONS_KEPT)
    .execute();
  await kysely.deleteFrom('supplier_session').where('expires', '<', now).execute();
  await kysely
    .deleteFrom('one_time_code')
    .where('expires', '<', now - DAY)
    .execute();
  await kysely
    .deleteFrom('login_attempt')
    .where('last', '<', now - DAY)
    .where('blocked_until', '<', now)
    .execute();
}

interface SweepingPorts {
  readonly database: Database;
  readonly files: Files;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Sweeps once an hour; of several processes one does it. REL-29 */
export function startSweeping({ database, files, now, onError }: SweepingPorts): () => void {
  const sweepRows = () =>
    database.transaction(async (transaction) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(7340017) as mine`.execute(
        transaction.kysely,
      );
      const isMine = rows[0]?.mine === true;
      if (isMine) await sweep({ ...database, kysely: transaction.kysely }, now());
      return isMine;
    });
  const run = async () => {
    if (await sweepRows()) await sweepFiles(database, files, now());
  };
  const timer = setInterval(() => void run().catch(onError), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
