import { sql } from 'kysely';
import { type CountedPeriod, type CountsByDay, countByDay } from '../db/count-by-day.ts';
import type { Queries } from '../db/database.ts';

/** How many people registered on each day; those whose registration ended since are not counted. D-94 */
export const countRegistrationsByDay = (queries: Queries, period: CountedPeriod): Promise<CountsByDay> =>
  countByDay(queries, 'preregistration', sql`created`, period);
