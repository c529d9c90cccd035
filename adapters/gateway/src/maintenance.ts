import { sql } from 'kysely';
import type { Database, Queries } from './db/database.ts';
import type { CleanUps } from './gateway-feature.ts';
import { ANSWER_RETENTION_MS } from './idempotency.ts';

/** How long after the start the first refresh runs, in milliseconds: the first visitors are served before. */
const UPDATE_DELAY_MS = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAIL_RETENTION_MS = 30 * DAY;
/** Key of the clean-up's advisory lock; any number that is not used elsewhere. */
const LOCK = 7_340_017;

interface CleanUpPorts {
  readonly database: Database;
  readonly features: readonly CleanUps[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** When the first refresh runs, in milliseconds after the start; a minute if absent. */
  readonly firstUpdateMs?: number | undefined;
}

/**
 * Starts an hourly clean-up, and a refresh soon after the start for the features that want it. Returns a function that
 * stops both. REL-29
 */
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

/**
 * Deletes expired data of the gateway and of every feature. If several processes start it at once, only one runs it.
 * REL-29
 */
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

/** Deletes expired data that belongs to no feature: stored answers, nonces, counters, sent mails. REL-03 */
export async function cleanUpPlatform({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('idempotency')
    .where('created', '<', now - ANSWER_RETENTION_MS)
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
