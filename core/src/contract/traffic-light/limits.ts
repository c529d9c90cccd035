/** The colours of a supplier's credit light. D-25 */
export const TRAFFIC_LIGHTS = ['red', 'yellow', 'green'] as const;
export type Light = (typeof TRAFFIC_LIGHTS)[number];

/** The dimensions of a supplier's credit light, in display order. D-25 */
export const TRAFFIC_LIGHT_DIMENSIONS = ['identity', 'production', 'export', 'complaints', 'delivery'] as const;
export type LightDimension = (typeof TRAFFIC_LIGHT_DIMENSIONS)[number];

/** Maximum score of a dimension; the minimum is 0. */
export const TRAFFIC_LIGHT_SCORE_MAX = 100;

/** The subjects of a report about a supplier. D-25 */
export const TRAFFIC_LIGHT_FEEDBACK_TYPES = ['identity', 'quality', 'delivery', 'payment', 'other'] as const;
export type LightFeedbackType = (typeof TRAFFIC_LIGHT_FEEDBACK_TYPES)[number];

/** Maximum length of a report or a message to customer service, in characters. */
export const FEEDBACK_MAX = 2_000;
