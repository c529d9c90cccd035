/** Letters of a badge's code that are looked at when it is read. D-31 */
export const BADGE_READ_MAX = 1500;

/** Tags that one lead may have, and the letters of one. */
export const LEAD_TAGS_MAX = 6;
export const LEAD_TAG_MAX = 30;

/** Letters of what a supplier notes on a lead. */
export const LEAD_NOTE_MAX = 1000;

/** Letters of the request that a supplier prepares for a visitor. */
export const LEAD_REQUEST_MAX = 2000;

/** How good a lead is, from 1; 0 where nobody has said. */
export const LEAD_RATING_MAX = 5;

/** New leads that one supplier may make a day of the site's time zone: more than a stand's people can scan. */
export const LEAD_DAILY_LIMIT = 3000;

/** Leads that one page of an export holds. */
export const LEAD_EXPORT_PAGE = 500;

/** What of a visitor exhibitors may see besides name and company: the organiser allows it, and the visitor shares it or not. THR-33 */
export const LEAD_SHARED_FIELDS = ['country', 'email', 'mobile'] as const;
export type SharedField = (typeof LEAD_SHARED_FIELDS)[number];
