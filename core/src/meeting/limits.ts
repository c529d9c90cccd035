/** The exhibitors that are remembered at most; the latest ones stay. */
export const MEETING_EXHIBITORS_MAX = 50;
