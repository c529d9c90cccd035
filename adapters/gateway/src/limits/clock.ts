/**
 * So much may the clocks of two processes differ, in milliseconds. What was stored with a later time was stored while a clock
 * was ahead: it counts as nothing that happened lately, or it would count until that time has come. REL-28
 */
export const CLOCK_TOLERANCE = 60_000;
