import { GLANCED_KEYS } from './glance.ts';
import type { SafeCopies } from './safe-copies.ts';
import type { StoreWindow } from './window.ts';

/**
 * Puts what waits for a login back where a browser that was killed has forgotten it. Resolves to whether it did; how long
 * it may wait stands in it. REL-10 REL-11
 */
export async function reviveTask(
  window: Pick<StoreWindow, 'localStorage'>,
  copies: Pick<SafeCopies, 'read'>,
): Promise<boolean> {
  const key = GLANCED_KEYS.task;
  try {
    if (window.localStorage.getItem(key) !== null) return false;
    const copy = await copies.read(key);
    // Somebody may have handed in another in the meantime.
    if (copy === undefined || window.localStorage.getItem(key) !== null) return false;
    window.localStorage.setItem(key, copy);
    return true;
  } catch {
    return false;
  }
}
