/** Maximum number of stands and products in a buyer's plan of one exhibition. */
export const PLANNER_MAX = 200;
/** Length of a calendar event for an item with a time, in minutes; the same as for a meeting. */
export const STOP_MINUTES = 30;
/** Maximum length of a note on a planned item, in characters. */
export const PLANNER_REMARK_MAX = 300;
/**
 * The reasons for recommending an exhibitor to a buyer: an open enquiry, saved products, following the exhibitor,
 * common tags.
 */
export const RECOMMENDED_REASONS = ['enquired', 'saved', 'followed', 'tags'] as const;
export type RecommendationReason = (typeof RECOMMENDED_REASONS)[number];
/** Maximum number of recommended exhibitors for one exhibition. */
export const RECOMMENDED_MAX = 60;
