/** What a visitor collects at an exhibition. D-63 */
export const COLLECT_TYPES = ['goodsSpu', 'exhibitor'] as const;
export type CollectType = (typeof COLLECT_TYPES)[number];

/** How many of a type a buyer collects at one exhibition at most. */
export const COLLECT_MAX = 500;
