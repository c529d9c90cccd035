/** Day and time in a time zone. */
export interface ZoneClock {
  /** yyyy-mm-dd */
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const formatCache = new Map<string, Intl.DateTimeFormat>();

const FORMAT_OPTIONS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns day and time in a time zone (an IANA name) at `now`, in epoch milliseconds. */
export function getZoneClock(timeZone: string, now: number): ZoneClock {
  const format = formatCache.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, ...FORMAT_OPTIONS });
  formatCache.set(timeZone, format);
  const parts = format.formatToParts(now);
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${getPart('year')}-${getPart('month')}-${getPart('day')}`,
    time: `${getPart('hour')}:${getPart('minute')}`,
  };
}

const MINUTE = 60_000;

/** Returns the epoch milliseconds of a day and time in a time zone (an IANA name). */
export function toEpochMs(timeZone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset is looked up again at the first guess, since it may have changed in between.
  const guess = asUtc - getOffset(timeZone, asUtc);
  return asUtc - getOffset(timeZone, guess);
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds; positive east of UTC. */
function getOffset(timeZone: string, moment: number): number {
  const { day, time } = getZoneClock(timeZone, moment);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE;
}
