/** What every text of a badge begins with. */
export const BADGE_MARKER = 'TSBADGE1:';

/** Letters of a badge's text with its signature: as a code of version 18 its squares are four whole pixels wide. D-31 */
export const BADGE_TEXT_MAX = 700;

/** Letters of one field. */
export const BADGE_FIELD_MAX = 200;

/** Tags that are read, and that are written where room is short. */
export const BADGE_TAGS_READ = 50;
export const BADGE_TAGS_COMPACT = 3;

/** Pixels of the picture of a badge. */
export const BADGE_WIDTH = 750;
export const BADGE_HEIGHT = 1125;

/** Pixels of the box that holds the code. */
export const BADGE_QR_WIDTH = 400;

/** Lines of the name on a badge. */
export const BADGE_NAME_LINES = 2;
