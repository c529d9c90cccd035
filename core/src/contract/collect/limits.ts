/** The types of items that a visitor can collect at an exhibition. D-63 */
export const COLLECT_TYPES = ['goodsSpu', 'exhibitor'] as const;
export type CollectType = (typeof COLLECT_TYPES)[number];

/** Maximum number of items per type that a buyer can collect at one exhibition. */
export const COLLECT_MAX = 500;
