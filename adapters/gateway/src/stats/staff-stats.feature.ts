import type { OutputOf } from '@fairhall/core/contract/call';
import { EMPTY_SEARCHES_MAX } from '@fairhall/core/contract/stats/limits';
import type { StatsDay, staffStats } from '@fairhall/core/contract/stats/staff-calls';
import { ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import { toUtcDay } from '../db/count-by-day.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { StatsPorts } from './stats-ports.ts';

const DAY = 86_400_000;

interface StatsRequest {
  readonly days: number;
  readonly exhibitionId?: string | undefined;
}

/** Figures for the organiser: how many people came, wrote, answered and searched in vain. D-94 */
export const staffStatsFeature = (ports: StatsPorts): GatewayFeature<typeof staffStats> => ({
  handlers: {
    show: async ({ reason = '', ...request }, context) => {
      const object = { days: request.days, exhibitionId: request.exhibitionId ?? '' };
      await leaveAudit(context.database, context, { call: 'staffStats.show', object, reason });
      return ok(await countDays(ports, context, request));
    },
  },
});

async function countDays(
  ports: StatsPorts,
  { database, now }: CallContext,
  { days, exhibitionId }: StatsRequest,
): Promise<OutputOf<typeof staffStats.show>> {
  const to = (Math.floor(now / DAY) + 1) * DAY;
  const period = { from: to - days * DAY, to, exhibitionId };
  const registrations = await ports.countRegistrationsByDay(database, period);
  const enquiries = await ports.countEnquiriesByDay(database, period);
  const answers = await ports.countAnswersByDay(database, period);
  const scans = await ports.countScansByDay(database, period);
  // A search belongs to no exhibition.
  const empty =
    exhibitionId === undefined
      ? await ports.listEmptySearches(database, period, EMPTY_SEARCHES_MAX)
      : { byDay: new Map<string, number>(), searches: [] };
  const rows = Array.from({ length: days }, (_, ago): StatsDay => {
    const day = toUtcDay(to - (ago + 1) * DAY);
    return {
      day,
      registrations: registrations.get(day) ?? 0,
      enquiries: enquiries.get(day) ?? 0,
      answers: answers.get(day) ?? 0,
      scans: scans.get(day) ?? 0,
      emptySearches: empty.byDay.get(day) ?? 0,
    };
  });
  return { days: rows, searches: empty.searches.map((search) => ({ ...search })) };
}
