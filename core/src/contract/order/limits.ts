/** Maximum orders of one buyer per day of the site's time zone. */
export const ORDER_DAILY_LIMIT = 20;
/** Maximum length of a note to the supplier, in characters. */
export const ORDER_REMARK_MAX = 1_000;
/** Maximum length of a supplier's reason for declining, in characters. */
export const ORDER_REASON_MAX = 500;

/**
 * The status of an order: the supplier has it and has not decided; the supplier has confirmed or declined it; the buyer
 * has cancelled it before that.
 */
export const ORDER_STATES = ['received', 'confirmed', 'declined', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
