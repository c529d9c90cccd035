/** Pieces of one product that a buyer asks for at most. */
export const SAMPLE_QUANTITY_MAX = 10;
/** Samples that one buyer may book per day of the site's time zone: each writes to an exhibitor. */
export const SAMPLE_DAILY_LIMIT = 30;
