import type { StoredName } from './storage.ts';

/** A value that stays on this device until it is dropped. */
export const keptForGood = (key: string): StoredName => ({ key, places: ['local'] });

/** A value that stays on this device until whoever is logged in logs out; no longer than `lifeMs` where that is given. */
export const keptUntilLogout = (key: string, lifeMs?: number): StoredName => ({
  key,
  places: ['local'],
  clearedAtLogout: ['local'],
  ...(lifeMs !== undefined && { lifeMs }),
});

/** A value that ends with this visit, or with a logout in it. */
export const keptForVisit = (key: string): StoredName => ({ key, places: ['session'], clearedAtLogout: ['session'] });
