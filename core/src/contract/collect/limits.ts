/** What a visitor collects at an exhibition. D-63 */
export const COLLECTED_TYPES = ['goodsSpu', 'exhibitor'] as const;
export type CollectedType = (typeof COLLECTED_TYPES)[number];

/** How many of a type a buyer collects at one exhibition at most. */
export const COLLECT_MAX = 500;
