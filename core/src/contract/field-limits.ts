/** The longest email address, in characters. */
export const EMAIL_MAX = 100;
/** What a cursor is made of, whatever it points at: the gateway writes it, and nobody else reads it. D-64 */
export const CURSOR_PATTERN = /^[A-Za-z0-9_-]{1,200}$/;
/** Largest quantity: nine digits (D-10). */
export const QUANTITY_MAX = 999_999_999;
