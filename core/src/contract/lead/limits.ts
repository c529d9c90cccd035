/** Maximum length of a badge code that is parsed, in characters. D-31 */
export const BADGE_READ_MAX = 1500;

/** Maximum tags of a lead, and maximum length of a tag in characters. */
export const LEAD_TAGS_MAX = 6;
export const LEAD_TAG_MAX = 30;

/** Maximum length of a supplier's note on a lead, in characters. */
export const LEAD_NOTE_MAX = 1000;

/** Maximum length of the request that a supplier prepares for a visitor, in characters. */
export const LEAD_REQUEST_MAX = 2000;

/** The best rating of a lead; ratings start at 1, and 0 means not rated. */
export const LEAD_RATING_MAX = 5;

/** Maximum new leads of one supplier per day of the site's time zone: more than a stand's team can scan. */
export const LEAD_DAILY_LIMIT = 3000;

/** Leads per page of an export. */
export const LEAD_EXPORT_PAGE = 500;

/**
 * The visitor's fields that exhibitors may see besides name and company, if the organiser allows it and the visitor
 * shares them. THR-33
 */
export const LEAD_SHARED_FIELDS = ['country', 'email', 'mobile'] as const;
export type SharedField = (typeof LEAD_SHARED_FIELDS)[number];
