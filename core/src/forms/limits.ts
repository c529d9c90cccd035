/** How long an action runs before its button shows that it is loading, in milliseconds. */
export const LOADING_DELAY = 100;
/** How long the verification of a number may take before the form goes on without it, in milliseconds. D-70 A-22 */
export const PHONE_VERIFY_TIMEOUT = 3_000;
