/** One format for each time zone: creating a format takes longer than using it. */
const formatCache = new Map<string, Intl.DateTimeFormat>();

/** Returns the day (yyyy-mm-dd) in a time zone (an IANA name) at `now`, in epoch milliseconds. */
export function getZoneDay(timeZone: string, now: number): string {
  const cached = formatCache.get(timeZone);
  const format =
    cached ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (cached === undefined) formatCache.set(timeZone, format);
  return format.format(now);
}
