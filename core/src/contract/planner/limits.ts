/** What a buyer may plan to see at one exhibition: stands, and products at them. */
export const PLANNER_MAX = 200;
/** How long a stop with a time takes in a calendar, in minutes: as long as a meeting. */
export const STOP_MINUTES = 30;
/** Longest note on what is planned, in characters. */
export const PLANNER_REMARK_MAX = 300;
/** Why an exhibitor is recommended to a buyer: an open enquiry to it, its products saved, the exhibitor followed, tags in common. */
export const RECOMMENDED_REASONS = ['enquired', 'saved', 'followed', 'tags'] as const;
export type RecommendationReason = (typeof RECOMMENDED_REASONS)[number];
/** How many exhibitors of one exhibition are recommended at most. */
export const RECOMMENDED_MAX = 60;
