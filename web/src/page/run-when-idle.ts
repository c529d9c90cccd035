/** In milliseconds; after this time the callback runs even if the browser has not been idle. */
const MAX_IDLE_MS = 1_000;

/** Runs a callback when the browser is idle. */
export function runWhenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_IDLE_MS });
  else setTimeout(run, MAX_IDLE_MS);
}
