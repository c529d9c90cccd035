/** The longest email address, in characters. */
export const EMAIL_MAX = 100;
/** Largest quantity: nine digits (D-10). */
export const QUANTITY_MAX = 999_999_999;
