/** The status of a sample: booked by a buyer, collected at the stand, or cancelled by the buyer. */
export const SAMPLE_STATUS = { booked: 0, collected: 1, cancelled: 2 } as const;
export type SampleStatus = (typeof SAMPLE_STATUS)[keyof typeof SAMPLE_STATUS];
/** Maximum pieces of one product per booking. */
export const SAMPLE_QUANTITY_MAX = 10;
/**
 * Maximum samples that one buyer can book per day of the site's time zone, since each sends an email to an exhibitor.
 */
export const SAMPLE_DAILY_LIMIT = 30;
