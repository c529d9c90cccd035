/** The colours of a supplier's credit light. D-25 */
export const TRAFFIC_LIGHTS = ['red', 'yellow', 'green'] as const;
export type Light = (typeof TRAFFIC_LIGHTS)[number];

/** What a supplier's credit light is made of, in the order in which it is shown. D-25 */
export const TRAFFIC_LIGHT_DIMENSIONS = ['identity', 'production', 'export', 'complaints', 'delivery'] as const;
export type LightDimension = (typeof TRAFFIC_LIGHT_DIMENSIONS)[number];

/** The highest score of a dimension; the lowest is 0. */
export const TRAFFIC_LIGHT_SCORE_MAX = 100;

/** What somebody may report about a supplier. D-25 */
export const TRAFFIC_LIGHT_FEEDBACK_TYPES = ['identity', 'quality', 'delivery', 'payment', 'other'] as const;
export type LightFeedbackType = (typeof TRAFFIC_LIGHT_FEEDBACK_TYPES)[number];

/** Longest report or message to the customer service, in characters. */
export const FEEDBACK_MAX = 2_000;
