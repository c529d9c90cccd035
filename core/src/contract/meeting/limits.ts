/** Length of a meeting at a stand, in minutes. D-30 */
export const MEETING_MINUTES = 30;
/** Maximum length of a note to the exhibitor, in characters. */
export const MEETING_REMARK_MAX = 300;
/** Maximum length of an exhibitor's reason for declining, in characters. */
export const MEETING_REASON_MAX = 300;
/** Maximum meeting requests of one buyer per day of the site's time zone, since each sends an email to an exhibitor. */
export const MEETING_DAILY_LIMIT = 30;
/** The status of a meeting: requested, accepted or rejected by the exhibitor, or cancelled by the buyer. D-30 */
export const MEETING_STATUS = { requested: 0, accepted: 1, rejected: 2, cancelled: 3 } as const;
export type MeetingStatus = (typeof MEETING_STATUS)[keyof typeof MEETING_STATUS];
