import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import type { Locks } from '@fairhall/core/ports/locks';

/** The part of a browser's Web Locks that is used here. Pages over plain http have none, except on this computer. */
export interface WebLocks {
  request<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}

/**
 * Locks among the tabs of a browser by its Web Locks, which a tab that dies gives back. Without them one page works at a
 * time within itself only: a second tab may send the same task, and the gateway makes it once by its idempotency key.
 * REL-11
 */
export function createBrowserLocks(webLocks: WebLocks | undefined): Locks {
  if (webLocks === undefined) return createMemoryLocks();
  return { run: (name, work) => webLocks.request(`fairhall.${name}`, work) };
}
