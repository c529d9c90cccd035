/**
 * Whether the gateway can be reached, from the results of this page's calls: a browser that reports to be online may
 * still have no connection, for example in a crowded hall. A page that came from the cache starts as disconnected.
 * REL-19
 */
const networkListeners = new Set<() => void>();
const networkFailureListeners = new Set<() => void>();
let isLost = !import.meta.env.SSR && 'kept' in document.documentElement.dataset;

export const serverConnection = {
  isLost: (): boolean => isLost,
  /** Calls back after each change; returns a function to stop. */
  subscribe(changed: () => void): () => void {
    networkListeners.add(changed);
    return () => void networkListeners.delete(changed);
  },
  /** Reports whether an attempt reached the server. */
  report(isReached: boolean): void {
    if (!isReached) for (const failed of networkFailureListeners) failed();
    if (!isReached) networkFailureListeners.clear();
    if (isLost !== isReached) return;
    isLost = !isReached;
    for (const changed of networkListeners) changed();
  },
};

/**
 * Resolves when the next attempt fails, or after this many milliseconds without a response. A call continues to retry
 * after its first attempt.
 */
export const nextFailure = (patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    networkFailureListeners.add(resolve);
    setTimeout(resolve, patienceMs);
  });
