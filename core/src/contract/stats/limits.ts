/** The most days of one statistics call. */
export const MAX_STATS_DAYS = 92;
/** The most words of searches without results that one call returns. */
export const EMPTY_SEARCHES_MAX = 50;
