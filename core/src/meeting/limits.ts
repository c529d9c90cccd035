/** Maximum number of stored exhibitors; the latest ones are kept. */
export const MEETING_EXHIBITORS_MAX = 50;
