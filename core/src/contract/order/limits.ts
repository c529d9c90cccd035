/** Orders that one buyer may send per day of the site's time zone. */
export const ORDER_DAILY_LIMIT = 20;
/** Longest note to the supplier, in characters. */
export const ORDER_REMARK_MAX = 1_000;
