/** How long an open thread waits before it looks again whether something was written, in milliseconds. */
export const REFRESH_INTERVAL_MS = 20_000;

/** For how many threads a device keeps what was typed; of more, the oldest is dropped. */
export const DRAFT_COUNT_MAX = 20;

/** How long it keeps them, in milliseconds. */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;
