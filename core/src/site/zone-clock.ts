/** What a clock in a time zone shows. */
export interface ZoneClock {
  /** yyyy-mm-dd */
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const SHOWN = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** What a clock in a time zone, an IANA name, shows at a moment in epoch milliseconds. */
export function clockIn(timeZone: string, now: number): ZoneClock {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, ...SHOWN });
  formats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

const MINUTE = 60_000;

/** The moment, in epoch milliseconds, when a clock in a time zone (an IANA name) shows this day and time. */
export function momentOf(timeZone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The zone's offset is looked up where the first guess leads, since it may have changed in between.
  const guess = shown - offsetAt(timeZone, shown);
  return shown - offsetAt(timeZone, guess);
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const { day, time } = clockIn(timeZone, moment);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE;
}
