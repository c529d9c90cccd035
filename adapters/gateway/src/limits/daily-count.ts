import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { getSiteDay, listRunningDays } from './site-day.ts';

/** Namespace of the advisory locks on counters; any number that nothing else uses. */
const SCOPE_LOCK = 7_340_019;

/** The counter, its owner and its days. */
export interface DailyScope {
  readonly scope: string;
  /** The current day at the caller's site, with its time zone. */
  readonly day: string;
  /**
   * The days that have not ended yet, over all sites. Callers choose their site, so a change of site must not restart
   * the count.
   */
  readonly running: readonly string[];
}

/** A counter for the current day of the caller's site. */
export const createDailyScope = (scope: string, { siteId, now }: Pick<CallContext, 'siteId' | 'now'>): DailyScope => ({
  scope,
  day: getSiteDay(siteId, now),
  running: listRunningDays(now),
});

/**
 * Counts one more in the open transaction; false if the limit is reached. Of concurrent calls exactly `limit` succeed.
 * THR-62
 */
export async function countOne(transaction: Transaction, dailyScope: DailyScope, limit: number): Promise<boolean> {
  const { scope, day } = dailyScope;
  await sql`select pg_advisory_xact_lock(${SCOPE_LOCK}, hashtext(${scope}))`.execute(transaction.kysely);
  if ((await countToday(transaction, dailyScope)) >= limit) return false;
  await sql`
    insert into daily_count (scope, day, used) values (${scope}, ${day}, 1)
    on conflict (scope, day) do update set used = daily_count.used + 1`.execute(transaction.kysely);
  return true;
}

/** The count over all days that have not ended, at whichever site. */
export async function countToday({ kysely }: Queries, { scope, running }: DailyScope): Promise<number> {
  const rows = await kysely
    .selectFrom('daily_count')
    .select('used')
    .where('scope', '=', scope)
    .where('day', 'in', running)
    .execute();
  return rows.reduce((sum, { used }) => sum + used, 0);
}
