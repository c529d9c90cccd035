import * as z from 'zod/mini';
import { read } from '../call.ts';
import { id, requiredText } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { MAX_STATS_DAYS } from './limits.ts';

const day = z.object({
  /** yyyy-mm-dd, UTC. */
  day: z.string(),
  registrations: z.int(),
  enquiries: z.int(),
  /** Enquiries that their supplier answered for the first time. */
  answers: z.int(),
  /** Badges that exhibitors scanned for the first time. */
  scans: z.int(),
  /** Searches for words that found nothing; 0 where only one exhibition is counted. */
  emptySearches: z.int(),
});

export type StatsDay = z.output<typeof day>;

/** Figures for the organiser. Each call writes an audit row. D-94 */
export const staffStats = {
  /**
   * What happened on each of the last `days`, today first, at all exhibitions or at one; and what buyers searched for
   * most without finding anything. A day without anything is there too. D-94
   */
  show: read({
    id: 'API-512',
    client: 'general',
    path: 'staff/stats/show',
    access: 'support',
    input: z.strictObject({
      days: z.int().check(z.positive(), z.maximum(MAX_STATS_DAYS)),
      exhibitionId: z.optional(id),
      reason: z.optional(requiredText(STAFF_REASON_MAX)),
    }),
    output: z.object({
      days: z.array(day),
      searches: z.array(z.object({ keyword: z.string(), searches: z.int() })),
    }),
    requirements: ['D-94'],
  }),
};
