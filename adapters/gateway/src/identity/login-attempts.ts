import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { listNetworks } from '../limits/network.ts';
import { hashSha256 } from './secrets.ts';

/** Wrong passwords in a row that cost no wait. */
const MAX_FREE_ATTEMPTS = 10;
/** After this much rest the count begins anew. */
const RESET_MS = 86_400_000;
const MAX_NETWORK_WAIT_SECONDS = 3_600;
/** The longest wait of the brake on all networks that guess at one account. */
const MAX_ACCOUNT_WAIT_SECONDS = 60;
/** So many tries a day from one network never wait for what other networks tried: an owner may mistype a password twice. */
export const MAX_NETWORK_ATTEMPTS = 3;

/** Whom tries are counted against. */
export interface AttemptCounter {
  readonly key: string;
  readonly longestSeconds: number;
  /** Counts only tries whose network has used up its own tries. */
  readonly onlyGuessing?: true;
}

/** Whether a try may be looked at, and what it was counted in. */
export interface ClaimedAttempt {
  /** Seconds to wait, 0 when it may go on. */
  readonly wait: number;
  /** Where it was counted; empty when it has to wait. */
  readonly claimed: readonly AttemptCounter[];
}

type AttemptSource = Pick<CallContext, 'address' | 'visitor'>;

/**
 * What a try is counted by: for a device that has been in the account before, that device alone; else the account as it is
 * tried from this network, and the account as it is tried from all networks that guess. A network that has not guessed is
 * not held up by those that have, so that strangers never lock the owner out. THR-13 D-65
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
 * Counts one try as wrong before it is looked at, so that a hundred at once are not looked at either; a right one is
 * forgiven. From the eleventh in a row each try doubles the wait before the next, up to the longest. THR-13
 */
export async function claimAttempt(
  database: Queries,
  counters: readonly AttemptCounter[],
  now: number,
): Promise<ClaimedAttempt> {
  const claimed: AttemptCounter[] = [];
  let failures = Number.POSITIVE_INFINITY;
  for (const count of counters) {
    if (count.onlyGuessing && failures <= MAX_NETWORK_ATTEMPTS) continue;
    const answer = await claim(database, count, now);
    if (answer.wait > 0) {
      await undoAttempt(database, claimed);
      return { wait: answer.wait, claimed: [] };
    }
    failures = answer.failures;
    claimed.push(count);
  }
  return { wait: 0, claimed };
}

/** A block that ends later than the longest wait, and a try of later than now, were written while the clock was ahead: they count as none. */
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

/** Forgets the wrong tries at an account that were not a known device's: its owner has set a new password. */
export async function clearAccountAttempts({ kysely }: Queries, email: string): Promise<void> {
  const account = hashSha256(normalizeEmail(email));
  await sql`delete from login_attempt where key = ${`account|${account}`} or key like ${`network|${account}|%`}`.execute(
    kysely,
  );
}

/** A try that nobody looked at, for want of time or because another count refused it. */
export async function undoAttempt({ kysely }: Queries, counters: readonly AttemptCounter[]): Promise<void> {
  for (const { key } of counters)
    await sql`update login_attempt set failures = failures - 1, blocked_until = 0 where key = ${key}`.execute(kysely);
}
