/** The national number, digits only (D-70).   */
export const PHONE_PATTERN = /^\d{6,14}$/;

/** Maximum length of a number as typed, with separators. */
export const PHONE_TEXT_MAX = 40;

/** A dialling code such as +90, with or without the plus. */
export const PHONE_CODE_PATTERN = /^\+?\d{1,7}$/;
