/** The digits of a number besides its dialling code (D-70).   */
export const PHONE_PATTERN = /^\d{6,14}$/;

/** Longest number as people write it, with what stands between its digits. */
export const PHONE_TEXT_MAX = 40;

/** A country's dialling code, +90, with or without its sign. */
export const PHONE_CODE_PATTERN = /^\+?\d{1,7}$/;
