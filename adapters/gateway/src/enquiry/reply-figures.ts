import type { ReplyFigures } from '@fairhall/core/contract/catalogue/calls';
import { businessClock, type Opening } from './business-hours.ts';

const HOUR = 3_600_000;
/** A reply within this time counts as in time, in business hours. */
const MAX_RESPONSE_TIME = 48 * HOUR;
/** With fewer enquiries no figures are shown, because each single one would change them too much. */
const MIN_ENQUIRIES = 5;

/** A delivered enquiry. Times are epoch milliseconds. */
export interface DeliveredEnquiry {
  readonly deliveredAt: number;
  readonly answeredAt: number | null;
  readonly isSpam: boolean;
  /** Whether the buyer closed it. */
  readonly isWithdrawn: boolean;
}

/**
 * Computes how quickly and reliably enquiries were answered: the median of business hours until the first answer, and
 * the share of those old enough that were answered in time. Returns null if there are too few. Spam does not count, nor
 * do enquiries that the buyer closed before an answer. `now` is epoch milliseconds.
 */
export function replyFigures(
  enquiries: readonly DeliveredEnquiry[],
  opening: Opening,
  now: number,
): ReplyFigures | null {
  const counted = enquiries.filter(
    ({ isSpam, isWithdrawn, answeredAt }) => !isSpam && !(isWithdrawn && answeredAt === null),
  );
  const clock = businessClock(opening, Math.min(now, ...counted.map(({ deliveredAt }) => deliveredAt)), now);
  const old = counted.filter(({ deliveredAt }) => clock(now) - clock(deliveredAt) >= MAX_RESPONSE_TIME);
  if (old.length < MIN_ENQUIRIES) return null;
  const listWaits = (rows: readonly DeliveredEnquiry[]): number[] =>
    rows.flatMap(({ deliveredAt, answeredAt }) =>
      answeredAt === null ? [] : [clock(answeredAt) - clock(deliveredAt)],
    );
  const inTime = listWaits(old).filter((wait) => wait <= MAX_RESPONSE_TIME).length;
  const rate = Math.floor((100 * inTime) / old.length);
  const median = computeMedian(listWaits(counted));
  return median === undefined ? { rate } : { rate, hours: Math.max(1, Math.round(median / HOUR)) };
}

function computeMedian(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
