/** Maximum orders of one buyer per day of the site's time zone. */
export const ORDER_DAILY_LIMIT = 20;
/** Maximum length of a note to the supplier, in characters. */
export const ORDER_REMARK_MAX = 1_000;
