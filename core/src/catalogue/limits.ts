/** The view count of a product is exact up to this number; above it a "+" follows., D-57 */
export const VIEW_COUNT_MAX = 9_999;

/** The minimum orders to choose from as a filter, in units. */
export const MIN_ORDER_STEPS = [100, 500, 1_000] as const;

/** The number of steps in which a result's prices are shown. */
export const PRICE_STEPS = 12;
