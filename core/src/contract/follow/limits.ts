/** The types of items that a buyer can follow. D-63 */
export const FOLLOW_TYPES = ['goods', 'supplier', 'exhibition'] as const;
export type FollowType = (typeof FOLLOW_TYPES)[number];

/** Maximum number of items per type that a buyer can follow. */
export const FOLLOW_MAX = 1_000;
