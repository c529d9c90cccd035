import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import type { Locks } from '@fairhall/core/ports/locks';

/** The members of Web Locks that are used here. Pages over plain http have none, except on this computer. */
export interface WebLocks {
  request<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}

/**
 * Locks shared by the tabs of a browser, by the Web Locks API, which releases the locks of a tab that crashes. Without
 * that API locks work only within one page: a second tab may send the same task, and the gateway handles it once
 * because of its idempotency key. REL-11
 */
export function createBrowserLocks(webLocks: WebLocks | undefined): Locks {
  if (webLocks === undefined) return createMemoryLocks();
  return { run: (name, work) => webLocks.request(`fairhall.${name}`, work) };
}
