import { sql } from 'kysely';
import { type CountedPeriod, type CountsByDay, countByDay } from '../db/count-by-day.ts';
import type { Queries } from '../db/database.ts';

/** How many badges exhibitors scanned for the first time on each day. D-94 */
export const countScansByDay = (queries: Queries, period: CountedPeriod): Promise<CountsByDay> =>
  countByDay(queries, 'badge_scan', sql`scanned_at`, period);
