/** How often a product was seen is told up to this number; above it a "+" is shown., D-57 */
export const VIEW_COUNT_MAX = 9_999;

/** Least orders that a result may be narrowed to, in units. */
export const MIN_ORDER_STEPS = [100, 500, 1_000] as const;

/** In how many steps a result's prices are shown. */
export const PRICE_STEPS = 12;
