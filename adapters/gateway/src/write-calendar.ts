import { ICalCalendar, type ICalEventData } from 'ical-generator';

/** How often an entry was changed, and when last, in epoch milliseconds. */
export interface Revision {
  readonly revision: number;
  readonly changed: number;
}

/** A calendar entry, with the revisions of everything it is made of. */
export interface CalendarEntry extends Omit<ICalEventData, 'sequence' | 'lastModified'> {
  readonly revisions: readonly Revision[];
}

/**
 * Writes a calendar file (RFC 5545). `SEQUENCE` of an entry grows with each change; otherwise calendars that have the
 * entry would keep the first version (3.8.7.4). Every line ends with CRLF, including the last one (3.1), which the
 * library leaves out.
 */
export function writeCalendar(product: string, entries: readonly CalendarEntry[]): string {
  const calendar = new ICalCalendar({ prodId: { company: 'Fairhall', product } });
  for (const { revisions, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      sequence: revisions.reduce((sum, { revision }) => sum + revision, 0),
      lastModified: new Date(Math.max(...revisions.map(({ changed }) => changed))),
    });
  return `${calendar.toString().trimEnd()}\r\n`;
}
