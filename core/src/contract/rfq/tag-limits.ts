/** How many tags may be chosen. */
export const MAX_TAG = 10;
/** The longest keyword of a tag search, in characters. */
export const TAG_KEYWORD_MAX = 200;
