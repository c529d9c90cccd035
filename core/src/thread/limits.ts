/** Milliseconds between checks for new messages in an open thread. */
export const REFRESH_INTERVAL_MS = 20_000;

/** Maximum number of threads whose drafts a device stores; beyond it the oldest draft is dropped. */
export const DRAFT_COUNT_MAX = 20;

/** Lifetime of the stored drafts, in milliseconds. */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;
