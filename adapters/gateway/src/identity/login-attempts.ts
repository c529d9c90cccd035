import { normalEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { networksOf } from '../limits/network.ts';
import { sha256 } from './secrets.ts';

/** Wrong passwords in a row that cost no wait. */
const FREE = 10;
/** After this much rest the count begins anew. */
const FORGOTTEN = 86_400_000;
const HOUR_S = 3_600;
/** Over all networks together a wait stays short: it slows who guesses from many, and must not shut the owner out. */
const MINUTE_S = 60;

/** Whom tries are counted against. */
export interface AttemptCount {
  readonly key: string;
  readonly longestSeconds: number;
}

type Trying = Pick<CallContext, 'address' | 'visitor'>;

/**
 * What a try is counted by: for a device that has been in the account before that device alone; else the account as it is
 * tried from this network, and the account as it is tried from anywhere. THR-13
 */
export function attemptCounts(email: string, isFamiliar: boolean, { address, visitor }: Trying): AttemptCount[] {
  const account = sha256(normalEmail(email));
  if (isFamiliar && visitor !== null) return [{ key: `device|${account}|${visitor}`, longestSeconds: HOUR_S }];
  const [network = ''] = networksOf(address);
  return [
    { key: `network|${account}|${network}`, longestSeconds: HOUR_S },
    { key: `account|${account}`, longestSeconds: MINUTE_S },
  ];
}

/**
 * Counts one try as wrong before it is looked at, so that a hundred at once are not looked at either; a right one is
 * forgiven. Answers the seconds to wait, 0 when it may go on. From the eleventh in a row each try doubles the wait before
 * the next, up to the longest. THR-13
 */
export async function claimAttempt(database: Queries, counts: readonly AttemptCount[], now: number): Promise<number> {
  for (const [place, count] of counts.entries()) {
    const wait = await claim(database, count, now);
    if (wait === 0) continue;
    await takeBackAttempt(database, counts.slice(0, place));
    return wait;
  }
  return 0;
}

async function claim({ kysely }: Queries, { key, longestSeconds }: AttemptCount, now: number): Promise<number> {
  const { rows } = await sql`
    insert into login_attempt as attempt (key, failures, blocked_until, last) values (${key}, 1, 0, ${now})
    on conflict (key) do update set
      failures = case when attempt.last < ${now - FORGOTTEN} then 1 else attempt.failures + 1 end,
      blocked_until = case when attempt.last < ${now - FORGOTTEN} or attempt.failures < ${FREE} then 0
        else ${now} + 1000 * least(${longestSeconds}, power(2, least(attempt.failures - ${FREE}, 20)))::bigint end,
      last = ${now}
    where attempt.blocked_until <= ${now}
    returning failures`.execute(kysely);
  if (rows.length > 0) return 0;
  const blocked = await kysely
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.min(longestSeconds, Math.max(1, Math.ceil(((blocked?.blocked_until ?? now) - now) / 1000)));
}

/** Forgets the wrong tries at an account that were not a known device's: its owner has set a new password. */
export async function forgiveAccount({ kysely }: Queries, email: string): Promise<void> {
  const account = sha256(normalEmail(email));
  await sql`delete from login_attempt where key = ${`account|${account}`} or key like ${`network|${account}|%`}`.execute(
    kysely,
  );
}

/** A try that nobody looked at, for want of time or because another count refused it. */
export async function takeBackAttempt({ kysely }: Queries, counts: readonly AttemptCount[]): Promise<void> {
  for (const { key } of counts)
    await sql`update login_attempt set failures = failures - 1, blocked_until = 0 where key = ${key}`.execute(kysely);
}
