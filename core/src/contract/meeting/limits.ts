/** How long a meeting at a stand is, in minutes. D-30 */
export const MEETING_MINUTES = 30;
/** Longest note to the exhibitor, in characters. */
export const MEETING_REMARK_MAX = 300;
/** Meetings that one buyer may ask for per day of the site's time zone: each writes to an exhibitor. */
export const MEETING_DAILY_LIMIT = 30;
/** How a meeting stands: asked for, agreed on, not wanted by the exhibitor, called off by the buyer. D-30 */
export const MEETING_STATUS = { requested: 0, accepted: 1, rejected: 2, cancelled: 3 } as const;
export type MeetingStatus = (typeof MEETING_STATUS)[keyof typeof MEETING_STATUS];
