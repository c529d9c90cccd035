/** The status of the demo world's open exhibition: by day its day, at night when the doors open. */
export const OPEN_SHOW = /Open now, day 2 of 4|Opens (today|tomorrow) at 10:00/;
