const formats = new Map<string, Intl.DateTimeFormat>();

/** The day it is in a time zone, an IANA name, at a moment in epoch milliseconds. */
export const dayIn = (timeZone: string, now: number): string => formatOf(timeZone).format(now);

/** Making one takes longer than all else of a look-up; there are a few hundred time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}
