/** What a buyer follows. D-63 */
export const FOLLOW_TYPES = ['goods', 'supplier', 'exhibition'] as const;
export type FollowType = (typeof FOLLOW_TYPES)[number];

/** How many of a type a buyer follows at most. */
export const FOLLOW_MAX = 1_000;
