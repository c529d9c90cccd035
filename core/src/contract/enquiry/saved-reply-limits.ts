/** Maximum length of the title of a saved reply, in characters. */
export const REPLY_TITLE_MAX = 80;
/** Maximum number of saved replies of one supplier. */
export const REPLY_COUNT_MAX = 50;
