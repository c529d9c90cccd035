import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { listNetworks } from '../limits/network.ts';
import { hashSha256 } from './secrets.ts';

/** The number of consecutive wrong passwords that cause no wait. */
const MAX_FREE_ATTEMPTS = 10;
/** After this time without a try the count restarts. */
const RESET_MS = 86_400_000;
const MAX_NETWORK_WAIT_SECONDS = 3_600;
/** The longest wait, in seconds, for all networks together that guess at one account. */
const MAX_ACCOUNT_WAIT_SECONDS = 60;
/**
 * Tries per day from one network that never wait because of other networks, so that the owner may mistype a password.
 */
export const MAX_NETWORK_ATTEMPTS = 3;

/** A counter that tries are counted in. */
export interface AttemptCounter {
  readonly key: string;
  readonly longestSeconds: number;
  /** Counts only tries of networks that have used up their own tries. */
  readonly onlyGuessing?: true;
}

/** Whether a try may be checked, and the counters it was counted in. */
export interface ClaimedAttempt {
  /** Seconds to wait; 0 if the try may go on. */
  readonly wait: number;
  /** The counters that counted the try; empty if it has to wait. */
  readonly claimed: readonly AttemptCounter[];
}

type AttemptSource = Pick<CallContext, 'address' | 'visitor'>;

/**
 * The counters for a try. A device that logged in to the account before has its own counter only. Other tries count for
 * the account from this network, and for the account from all networks that guess. A network that has not guessed does
 * not wait because of networks that have, so strangers never lock the owner out. THR-13 D-65
 */
export function listAttemptCounters(
  email: string,
  isKnownDevice: boolean,
  { address, visitor }: AttemptSource,
): AttemptCounter[] {
  const account = hashSha256(normalizeEmail(email));
  if (isKnownDevice && visitor !== null)
    return [{ key: `device|${account}|${visitor}`, longestSeconds: MAX_NETWORK_WAIT_SECONDS }];
  const [network = ''] = listNetworks(address);
  return [
    { key: `network|${account}|${network}`, longestSeconds: MAX_NETWORK_WAIT_SECONDS },
    { key: `account|${account}`, longestSeconds: MAX_ACCOUNT_WAIT_SECONDS, onlyGuessing: true },
  ];
}

/**
 * Counts a try as wrong before the password is checked, so that a hundred concurrent tries cannot bypass the limit; a
 * correct one is uncounted later. From the eleventh consecutive wrong try each one doubles the wait, up to the longest.
 * THR-13
 */
export async function claimAttempt(
  database: Queries,
  counters: readonly AttemptCounter[],
  now: number,
): Promise<ClaimedAttempt> {
  const claimed: AttemptCounter[] = [];
  let failures = Number.POSITIVE_INFINITY;
  for (const counter of counters) {
    if (counter.onlyGuessing && failures <= MAX_NETWORK_ATTEMPTS) continue;
    const answer = await claim(database, counter, now);
    if (answer.wait > 0) {
      await undoAttempt(database, claimed);
      return { wait: answer.wait, claimed: [] };
    }
    failures = answer.failures;
    claimed.push(counter);
  }
  return { wait: 0, claimed };
}

/**
 * Ignores a block that ends later than the longest wait allows, and a try dated in the future: they were written while
 * the clock was ahead.
 */
async function claim(
  { kysely }: Queries,
  { key, longestSeconds }: AttemptCounter,
  now: number,
): Promise<{ wait: number; failures: number }> {
  const latest = now + 1000 * longestSeconds;
  const isForgotten = sql`(attempt.last < ${now - RESET_MS} or attempt.last > ${latest} or attempt.blocked_until > ${latest})`;
  const { rows } = await sql<{ failures: number }>`
    insert into login_attempt as attempt (key, failures, blocked_until, last) values (${key}, 1, 0, ${now})
    on conflict (key) do update set
      failures = case when ${isForgotten} then 1 else attempt.failures + 1 end,
      blocked_until = case when ${isForgotten} or attempt.failures < ${MAX_FREE_ATTEMPTS} then 0
        else ${now} + 1000 * least(${longestSeconds}, power(2, least(attempt.failures - ${MAX_FREE_ATTEMPTS}, 20)))::bigint end,
      last = ${now}
    where attempt.blocked_until <= ${now} or attempt.blocked_until > ${latest}
    returning failures`.execute(kysely);
  const [row] = rows;
  if (row !== undefined) return { wait: 0, failures: row.failures };
  const blocked = await kysely
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  const wait = Math.ceil(((blocked?.blocked_until ?? now) - now) / 1000);
  return { wait: Math.min(longestSeconds, Math.max(1, wait)), failures: 0 };
}

/** Clears an account's wrong tries except those of known devices, because its owner has set a new password. */
export async function clearAccountAttempts({ kysely }: Queries, email: string): Promise<void> {
  const account = hashSha256(normalizeEmail(email));
  await sql`delete from login_attempt where key = ${`account|${account}`} or key like ${`network|${account}|%`}`.execute(
    kysely,
  );
}

/** Uncounts a try that was not checked, because the queue was full or another counter rejected it. */
export async function undoAttempt({ kysely }: Queries, counters: readonly AttemptCounter[]): Promise<void> {
  for (const { key } of counters)
    await sql`update login_attempt set failures = failures - 1, blocked_until = 0 where key = ${key}`.execute(kysely);
}
