/**
 * Whether the gateway can be reached, as the calls of this page find out: a browser that says it is online may still reach
 * nothing, as in a hall full of people. A page that was answered from what is kept begins without a connection. REL-19
 */
const networkListeners = new Set<() => void>();
const networkFailureListeners = new Set<() => void>();
let isLost = !import.meta.env.SSR && 'kept' in document.documentElement.dataset;

export const networkConnection = {
  isLost: (): boolean => isLost,
  /** Calls back after each change; answers how to stop. */
  subscribe(changed: () => void): () => void {
    networkListeners.add(changed);
    return () => void networkListeners.delete(changed);
  },
  /** Tells how a try to reach the server ended. */
  report(isReached: boolean): void {
    if (!isReached) for (const failed of networkFailureListeners) failed();
    if (!isReached) networkFailureListeners.clear();
    if (isLost !== isReached) return;
    isLost = !isReached;
    for (const changed of networkListeners) changed();
  },
};

/** Resolves when the next try fails, or after so many milliseconds without an answer. A call goes on trying after its first. */
export const nextFailure = (patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    networkFailureListeners.add(resolve);
    setTimeout(resolve, patienceMs);
  });
