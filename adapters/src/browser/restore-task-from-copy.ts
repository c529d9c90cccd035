import { deferralTaskName } from '@fairhall/core/deferral/stored-names';
import type { SafeCopies } from './safe-copies.ts';
import type { StoreWindow } from './window.ts';

/**
 * Puts the task that waits for a login back from its safe copy where a browser that was killed has lost it. Resolves to
 * whether it did. A task that is too old is dropped by whoever reads it, since it carries its own end. REL-10 REL-11
 */
export async function restoreTaskFromCopy(
  window: Pick<StoreWindow, 'localStorage'>,
  copies: Pick<SafeCopies, 'read'>,
): Promise<boolean> {
  const key = deferralTaskName.key;
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
