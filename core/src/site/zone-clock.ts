/** What a clock in a time zone shows. */
export interface ZoneClock {
  /** yyyy-mm-dd */
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const SHOWN = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
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
