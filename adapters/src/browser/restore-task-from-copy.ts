import { deferralTaskName } from '@fairhall/core/deferral/stored-names';
import type { SafeCopies } from './safe-copies.ts';
import type { StoreWindow } from './window.ts';

/**
 * Restores the task that waits for a login from its safe copy, if a browser that was killed has lost it. Resolves to
 * whether it did. The task carries its own expiry, which its readers check. REL-10 REL-11
 */
export async function restoreTaskFromCopy(
  window: Pick<StoreWindow, 'localStorage'>,
  copies: Pick<SafeCopies, 'read'>,
): Promise<boolean> {
  const key = deferralTaskName.key;
  try {
    if (window.localStorage.getItem(key) !== null) return false;
    const copy = await copies.read(key);
    // Another task may have been stored in the meantime.
    if (copy === undefined || window.localStorage.getItem(key) !== null) return false;
    window.localStorage.setItem(key, copy);
    return true;
  } catch {
    return false;
  }
}
