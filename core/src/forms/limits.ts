/** Milliseconds that an action runs before its button shows that it is loading. */
export const LOADING_DELAY = 100;
/** Milliseconds that a phone verification may take before the form continues without it. D-70 A-22 */
export const PHONE_VERIFY_TIMEOUT = 3_000;
