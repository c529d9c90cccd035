/** Maximum area of a request, in square metres. */
export const STAND_AREA_MAX = 10_000;
/** Maximum length of the list of products and of the note, in characters. */
export const STAND_PRODUCT_MAX = 200;
export const STAND_REMARK_MAX = 1_000;
/** Maximum stand requests of one account, or of one device without an account, per day of the site's time zone. */
export const STAND_DAILY_LIMIT = 10;
