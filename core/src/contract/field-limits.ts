/** Maximum length of an email address, in characters. */
export const EMAIL_MAX = 100;
/** The format of every cursor. Only the gateway creates and reads cursors. D-64 */
export const CURSOR_PATTERN = /^[A-Za-z0-9_-]{1,200}$/;
/** Maximum quantity: nine digits (D-10). */
export const QUANTITY_MAX = 999_999_999;
