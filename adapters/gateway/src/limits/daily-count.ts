import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { getSiteDay, listRunningDays } from './site-day.ts';

/** Names the database's locks of what is counted; any number that nothing else uses. */
const SCOPE_LOCK = 7_340_019;

/** What is counted, of whom, and since when. */
export interface DailyScope {
  readonly scope: string;
  /** The day at the caller's site, with its time zone. */
  readonly day: string;
  /** The days that have not ended yet, of all sites: a site is what the caller wishes, and must not give a count anew. */
  readonly running: readonly string[];
}

/** What is counted on the day of the caller's site. */
export const createDailyScope = (scope: string, { siteId, now }: Pick<CallContext, 'siteId' | 'now'>): DailyScope => ({
  scope,
  day: getSiteDay(siteId, now),
  running: listRunningDays(now),
});

/** Counts one more in the open transaction, or answers false at the limit. Of many at once exactly `limit` succeed. THR-62 */
export async function countOne(transaction: Transaction, dailyScope: DailyScope, limit: number): Promise<boolean> {
  const { scope, day } = dailyScope;
  await sql`select pg_advisory_xact_lock(${SCOPE_LOCK}, hashtext(${scope}))`.execute(transaction.kysely);
  if ((await countToday(transaction, dailyScope)) >= limit) return false;
  await sql`
    insert into daily_count (scope, day, used) values (${scope}, ${day}, 1)
    on conflict (scope, day) do update set used = daily_count.used + 1`.execute(transaction.kysely);
  return true;
}

/** How many were counted on days that have not ended, whichever site they were counted at. */
export async function countToday({ kysely }: Queries, { scope, running }: DailyScope): Promise<number> {
  const rows = await kysely
    .selectFrom('daily_count')
    .select('used')
    .where('scope', '=', scope)
    .where('day', 'in', running)
    .execute();
  return rows.reduce((sum, { used }) => sum + used, 0);
}
