import type { BusinessHours } from '@fairhall/core/contract/supplier/profile-limits';

/** Business hours and the time zone that they are of, by its IANA name. */
export interface Opening extends BusinessHours {
  readonly timeZone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A stretch in which somebody was there, and how much of such time lies before it. */
interface Stretch {
  readonly begin: number;
  readonly end: number;
  readonly before: number;
}

/**
 * Counts business hours from one moment to another: for any moment between them, the milliseconds in which somebody was there
 * since the first. An hour that a change of the clocks takes away or doubles counts as it passes. All in epoch milliseconds.
 */
export function businessClock(opening: Opening, from: number, to: number): (moment: number) => number {
  const stretches = listStretches(opening, from, to);
  return (moment) => {
    const stretch = stretches.findLast(({ begin }) => begin <= moment);
    return stretch === undefined ? 0 : stretch.before + Math.min(moment, stretch.end) - stretch.begin;
  };
}

function listStretches({ days, opens, closes, timeZone }: Opening, from: number, to: number): readonly Stretch[] {
  const offsetAt = createOffsetReader(timeZone);
  const stretches: Stretch[] = [];
  let [counted, before] = [from, 0];
  const last = dayOf(to + offsetAt(to));
  for (let day = dayOf(from + offsetAt(from)); day <= last; day += DAY) {
    if (!days.includes(getWeekday(day))) continue;
    const begin = Math.max(counted, toInstant(offsetAt, day + opens * MINUTE));
    const end = Math.min(to, toInstant(offsetAt, day + closes * MINUTE));
    if (end <= begin) continue;
    stretches.push({ begin, end, before });
    before += end - begin;
    counted = end;
  }
  return stretches;
}

const dayOf = (local: number): number => Math.floor(local / DAY) * DAY;
/** By ISO 8601: 1 is Monday. */
const getWeekday = (day: number): number => new Date(day).getUTCDay() || 7;

/**
 * The moment of a local time, given as if it were of UTC: the earlier of two, and where the clocks leap over it as much
 * later as they leap.
 */
function toInstant(offsetAt: (moment: number) => number, local: number): number {
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
  const found = [local - before, local - after].filter((moment) => moment + offsetAt(moment) === local);
  return found.length > 0 ? Math.min(...found) : local - before;
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function createOffsetReader(timeZone: string): (moment: number) => number {
  const parts = getFormat(timeZone);
  return (moment) => {
    const second = Math.floor(moment / 1_000) * 1_000;
    const fields = Object.fromEntries(parts.formatToParts(second).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
  };
}

const cache = new Map<string, Intl.DateTimeFormat>();

/** Made once for each time zone, of which there are some hundred: making one is slow. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = cache.get(timeZone);
  if (known !== undefined) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...numeric,
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  cache.set(timeZone, made);
  return made;
}
