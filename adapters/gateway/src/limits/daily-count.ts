import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export interface DailyScope {
  /** What is counted, and of whom. */
  readonly scope: string;
  /** As yyyy-mm-dd. */
  readonly day: string;
}

/** Counts one more, or answers false at the limit. Of many at once exactly `limit` succeed. THR-62 */
export async function countOne({ kysely }: Queries, { scope, day }: DailyScope, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_count (scope, day, used) values (${scope}, ${day}, 1)
    on conflict (scope, day) do update set used = daily_count.used + 1 where daily_count.used < ${limit}
    returning used`.execute(kysely);
  return rows.length > 0;
}

export async function countedToday({ kysely }: Queries, { scope, day }: DailyScope): Promise<number> {
  const row = await kysely
    .selectFrom('daily_count')
    .select('used')
    .where('scope', '=', scope)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}
