/** After so many milliseconds it runs even if the browser has not been idle. */
const IDLE_LIMIT_MS = 1_000;

/** Runs something when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, IDLE_LIMIT_MS);
}
