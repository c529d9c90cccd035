/** Made once for each time zone: making a format takes longer than all that is done with it. */
const formatCache = new Map<string, Intl.DateTimeFormat>();

/** The day (yyyy-mm-dd) it is in a time zone, an IANA name, at a moment in epoch milliseconds. */
export function getZoneDay(timeZone: string, now: number): string {
  const cached = formatCache.get(timeZone);
  const format =
    cached ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (cached === undefined) formatCache.set(timeZone, format);
  return format.format(now);
}
