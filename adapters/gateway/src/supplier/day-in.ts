/** The day it is in a time zone, an IANA name, at a moment in epoch milliseconds. */
export function dayIn(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(now);
}
