/** Minimum length of a new password, in characters; a login accepts 1 to PASSWORD_MAX. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;
/** Timeout for the verification of an email address, in milliseconds. */
export const EMAIL_VERIFY_TIMEOUT = 3_000;
/** Maximum length of a buyer's name, in characters. */
export const NAME_MAX = 100;
/** Maximum length of a text in the purchasing data, in characters. D-77 */
export const BUYER_PURCHASE_FIELD_MAX = 200;
