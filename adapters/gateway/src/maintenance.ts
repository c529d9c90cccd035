import { sql } from 'kysely';
import type { Database, Queries } from './db/database.ts';
import type { CleanUps } from './gateway-feature.ts';
import { RESPONSE_RETENTION_MS } from './idempotency.ts';

/** How long after the start the first figures are brought up to date, in milliseconds: the first readers come before them. */
const UPDATE_DELAY_MS = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAIL_RETENTION_MS = 30 * DAY;
/** Names the database's lock of the clean-up; any number that nothing else uses. */
const LOCK = 7_340_017;

interface CleanUpPorts {
  readonly database: Database;
  readonly features: readonly CleanUps[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long after the start figures are first brought up to date, in milliseconds; a minute when absent. */
  readonly firstUpdateMs?: number | undefined;
}

/** Cleans up once an hour, and brings up to date soon after the start what wants it. Answers how to end it. REL-29 */
export function startCleanUp(ports: CleanUpPorts, onError: (error: unknown) => void): () => void {
  const timers = [
    setTimeout(() => void updateFromStart(ports).catch(onError), ports.firstUpdateMs ?? UPDATE_DELAY_MS),
    setInterval(() => void cleanUp(ports).catch(onError), HOUR),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

async function updateFromStart({ features, now }: CleanUpPorts): Promise<void> {
  for (const { refresh, refreshesAtStart } of features) if (refreshesAtStart) await refresh?.(now());
}

/** Deletes what has ended, of the gateway and of every feature. Of several processes that begin at once one does it. REL-29 */
export async function cleanUp({ database, features, now }: CleanUpPorts): Promise<void> {
  const isOurs = await database.transaction(async (transaction) => {
    if (!(await takeLock(transaction))) return false;
    await cleanUpPlatform(transaction, now());
    for (const { cleanUpRows } of features) await cleanUpRows?.(transaction, now());
    return true;
  });
  if (!isOurs) return;
  for (const { cleanUpFiles } of features) await cleanUpFiles?.(now());
  for (const { refresh } of features) await refresh?.(now());
}

/** The lock ends with the transaction. */
async function takeLock({ kysely }: Queries): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(kysely);
  return rows[0]?.taken === true;
}

/** Deletes what no feature owns and has ended: kept answers, nonces, counters, sent mails. REL-03 */
export async function cleanUpPlatform({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('idempotency')
    .where('created', '<', now - RESPONSE_RETENTION_MS)
    .execute();
  await kysely.deleteFrom('nonce').where('expires', '<', now).execute();
  await kysely.deleteFrom('rate_limit').where('expire', '<', now).execute();
  await kysely
    .deleteFrom('daily_count')
    .where('day', '<', new Date(now - 3 * DAY).toISOString().slice(0, 10))
    .execute();
  await kysely
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'gathered'])
    .where('sent_at', '<', now - MAIL_RETENTION_MS)
    .execute();
}
