import type { DoorTimes } from '../site/door-times.ts';

/** The days of a show, and the hours of its doors on each. */
export interface OpenDays extends DoorTimes {
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
}

/** When something is planned, as at the venue; null for a day or a time that nobody chose. */
export interface PlannedTime {
  readonly day: string | null;
  readonly time: string | null;
}

/** Whether a day of the calendar (yyyy-mm-dd) is one of a show's. */
export const isDayOf = ({ inshowStartDate, inshowEndDate }: OpenDays, day: string): boolean =>
  day >= inshowStartDate && day <= inshowEndDate;
