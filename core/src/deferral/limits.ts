/** How long a task may wait for a login before it is dropped, in milliseconds. */
export const DEFERRAL_MAX_AGE_MS = 3_600_000;
