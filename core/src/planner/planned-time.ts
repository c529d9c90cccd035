import type { DoorTimes } from '../site/door-times.ts';

/** The days of an exhibition, and its opening hours on each. */
export interface OpenDays extends DoorTimes {
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
}

/** The planned day and time at the venue; null if not chosen. */
export interface PlannedTime {
  readonly day: string | null;
  readonly time: string | null;
}

/** Whether a calendar day (yyyy-mm-dd) is a day of the exhibition. */
export const isDayOf = ({ inshowStartDate, inshowEndDate }: OpenDays, day: string): boolean =>
  day >= inshowStartDate && day <= inshowEndDate;
