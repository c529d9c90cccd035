/**
 * The largest expected difference between the clocks of two processes, in milliseconds. A row stored with a later time
 * was stored while a clock was ahead. It does not count as recent, or it would count until that time has come. REL-28
 */
export const CLOCK_TOLERANCE = 60_000;
