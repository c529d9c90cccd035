import type { StoredName } from './storage.ts';

/** A value that stays on this device until it is dropped. */
export const definePermanentName = (key: string): StoredName => ({ key, scopes: ['local'] });

/** A value that stays on this device until whoever is logged in logs out; no longer than `lifeMs` where that is given. */
export const defineNameUntilLogout = (key: string, lifeMs?: number): StoredName => ({
  key,
  scopes: ['local'],
  clearedAtLogout: ['local'],
  ...(lifeMs !== undefined && { lifeMs }),
});

/** A value that ends with this visit, or with a logout in it. */
export const defineVisitName = (key: string): StoredName => ({
  key,
  scopes: ['session'],
  clearedAtLogout: ['session'],
});

/** As long as a login is kept, in milliseconds: 30 days. Without one the page that shows such an answer leads to the login. */
const ANSWER_LIFE = 2_592_000_000;

/** An answer of the gateway that is shown where there is no network, kept with whose it is and when it was given. REL-19 */
export const defineOfflineAnswerName = (key: string): StoredName => defineNameUntilLogout(key, ANSWER_LIFE);
