import { sql } from 'kysely';
import { type CountedPeriod, type CountsByDay, countByDay } from '../db/count-by-day.ts';
import type { Queries } from '../db/database.ts';

/** How many enquiries were sent on each day. D-94 */
export const countEnquiriesByDay = (queries: Queries, period: CountedPeriod): Promise<CountsByDay> =>
  countByDay(queries, 'enquiry', sql`created`, period);

/** How many enquiries got their first answer on each day. D-94 */
export const countAnswersByDay = (queries: Queries, period: CountedPeriod): Promise<CountsByDay> =>
  countByDay(queries, 'enquiry', sql`answered_at`, period);
