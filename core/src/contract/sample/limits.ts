/** Maximum pieces of one product per booking. */
export const SAMPLE_QUANTITY_MAX = 10;
/**
 * Maximum samples that one buyer can book per day of the site's time zone, since each sends an email to an exhibitor.
 */
export const SAMPLE_DAILY_LIMIT = 30;
