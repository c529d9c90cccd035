/** The prefix of every badge text. */
export const BADGE_MARKER = 'TSBADGE1:';

/**
 * Maximum letters of a badge's text with its signature. It fits a QR code of version 18, whose squares are four whole
 * pixels wide. D-31
 */
export const BADGE_TEXT_MAX = 700;

/** Maximum letters of one field. */
export const BADGE_FIELD_MAX = 200;

/** Maximum tags that are read, and that are written when space is short. */
export const BADGE_TAGS_MAX = 50;
export const BADGE_TAGS_COMPACT = 3;

/** Size of a badge's picture in pixels. */
export const BADGE_WIDTH = 750;
export const BADGE_HEIGHT = 1125;

/** Width of the box that holds the code, in pixels. */
export const BADGE_QR_WIDTH = 400;

/** Maximum lines of the name on a badge. */
export const BADGE_NAME_LINES = 2;
