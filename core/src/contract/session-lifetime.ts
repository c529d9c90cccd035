/**
 * How long a login lasts, in milliseconds: 30 days. The sessions of buyers and suppliers, the session cookie and what
 * devices store about a login use it.
 */
export const SESSION_LIFETIME_MS = 2_592_000_000;
