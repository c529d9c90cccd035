/** The exhibitors that are remembered at most; the latest ones stay. */
export const ASKED_MAX = 50;
