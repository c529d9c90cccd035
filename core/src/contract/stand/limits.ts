/** The largest area that can be asked for, in square metres. */
export const STAND_AREA_MAX = 10_000;
/** Longest list of what is to be shown, and longest note, in characters. */
export const STAND_PRODUCT_MAX = 200;
export const STAND_REMARK_MAX = 1_000;
/** Requests for a stand that one account, else one device, may send per day of the site's time zone. */
export const STAND_DAILY_LIMIT = 10;
