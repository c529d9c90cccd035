import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { sha256 } from '../identity/secrets.ts';

/** Wrong passwords in a row that cost no wait. */
const FREE = 10;
const LONGEST_S = 3_600;
/** After this much rest the count begins anew. */
const FORGOTTEN = 86_400_000;

/** Whom tries are counted against: the account, whoever tries; for a device that has been in it before, that device alone. */
export function attemptKey(email: string, familiarVisitor: string | null): string {
  const account = sha256(email.toLowerCase());
  return familiarVisitor === null ? `account|${account}` : `device|${account}|${familiarVisitor}`;
}

/**
 * Counts one try as wrong before it is looked at, so that a hundred at once are not looked at either; a right one is
 * forgiven. Answers the seconds to wait, 0 when it may go on. From the eleventh in a row each try doubles the wait before
 * the next, up to an hour. THR-13
 */
export async function claimAttempt({ kysely }: Queries, key: string, now: number): Promise<number> {
  const { rows } = await sql`
    insert into login_attempt as attempt (key, failures, blocked_until, last) values (${key}, 1, 0, ${now})
    on conflict (key) do update set
      failures = case when attempt.last < ${now - FORGOTTEN} then 1 else attempt.failures + 1 end,
      blocked_until = case when attempt.last < ${now - FORGOTTEN} or attempt.failures < ${FREE} then 0
        else ${now} + 1000 * least(${LONGEST_S}, power(2, least(attempt.failures - ${FREE}, 20)))::bigint end,
      last = ${now}
    where attempt.blocked_until <= ${now}
    returning failures`.execute(kysely);
  if (rows.length > 0) return 0;
  const blocked = await kysely
    .selectFrom('login_attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.min(LONGEST_S, Math.max(1, Math.ceil(((blocked?.blocked_until ?? now) - now) / 1000)));
}

/** A try that was right: what was counted before is gone. */
export async function forgiveAttempts({ kysely }: Queries, key: string): Promise<void> {
  await kysely.deleteFrom('login_attempt').where('key', '=', key).execute();
}

/** A try that nobody looked at, for want of time. */
export async function takeBackAttempt({ kysely }: Queries, key: string): Promise<void> {
  await sql`update login_attempt set failures = failures - 1, blocked_until = 0 where key = ${key}`.execute(kysely);
}
