/** How often a product was seen is told up to this number; above it a "+" is shown., D-57 */
export const VIEW_COUNT_SHOWN_MAX = 9_999;
