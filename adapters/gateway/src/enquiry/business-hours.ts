import type { BusinessHours } from '@fairhall/core/contract/supplier/profile-limits';

/** Business hours with their IANA time zone. */
export interface Opening extends BusinessHours {
  readonly timeZone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A period of opening hours, and how much opening time lies before it. */
interface Stretch {
  readonly begin: number;
  readonly end: number;
  readonly before: number;
}

/**
 * Counts business hours: returns a function that gives, for any moment from `from` to `to`, the milliseconds of opening
 * time since `from`. An hour that a clock change skips or repeats counts as it passes. All in epoch milliseconds.
 */
export function businessClock(opening: Opening, from: number, to: number): (moment: number) => number {
  const stretches = listStretches(opening, from, to);
  return (moment) => {
    const stretch = stretches.findLast(({ begin }) => begin <= moment);
    return stretch === undefined ? 0 : stretch.before + Math.min(moment, stretch.end) - stretch.begin;
  };
}

/**
 * The moment when `wanted` milliseconds of opening time have passed since `from`; `latest` if that comes first. All in
 * epoch milliseconds.
 */
export function findBusinessMoment(opening: Opening, from: number, wanted: number, latest: number): number {
  const stretch = listStretches(opening, from, latest).find(({ begin, end, before }) => before + end - begin >= wanted);
  return stretch === undefined ? latest : stretch.begin + wanted - stretch.before;
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
 * The moment of a local time, given as if it were UTC: the earlier one if it occurs twice; if a clock change skips it,
 * as much later as the change skips.
 */
function toInstant(offsetAt: (moment: number) => number, local: number): number {
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
  const found = [local - before, local - after].filter((moment) => moment + offsetAt(moment) === local);
  return found.length > 0 ? Math.min(...found) : local - before;
}

/** Returns a function for a time zone's offset from UTC at a moment, in milliseconds. */
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

/** Cached for each time zone, of which there are some hundred, because creating a format is slow. */
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
