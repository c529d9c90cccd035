/** The shortest new password, in characters; a login takes any length from 1 to PASSWORD_MAX. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;
/** How long the verification of an email address may take, in milliseconds. */
export const EMAIL_VERIFY_TIMEOUT = 3_000;
/** The longest name that a buyer gives itself, in characters. */
export const NAME_MAX = 100;
/** The longest text of what a buyer tells of its purchasing, in characters. D-77 */
export const BUYER_PURCHASE_FIELD_MAX = 200;
