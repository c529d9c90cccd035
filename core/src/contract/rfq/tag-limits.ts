/** Maximum number of chosen tags. */
export const MAX_TAG = 10;
/** Maximum length of a tag search's keyword, in characters. */
export const TAG_KEYWORD_MAX = 200;
