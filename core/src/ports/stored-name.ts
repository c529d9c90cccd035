import type { StoredName } from './storage.ts';

/** Defines a value that stays on this device until it is dropped. */
export const definePermanentName = (key: string): StoredName => ({ key, scopes: ['local'] });

/** Defines a value that stays on this device until the person logs out, or at most `lifeMs` milliseconds if given. */
export const defineNameUntilLogout = (key: string, lifeMs?: number): StoredName => ({
  key,
  scopes: ['local'],
  clearedAtLogout: ['local'],
  ...(lifeMs !== undefined && { lifeMs }),
});

/** Defines a value that ends with this visit, or with a logout during it. */
export const defineVisitName = (key: string): StoredName => ({
  key,
  scopes: ['session'],
  clearedAtLogout: ['session'],
});

/**
 * Lifetime of a login in milliseconds: 30 days. Without a login, the page of an offline response redirects to the
 * login.
 */
const ANSWER_LIFE = 2_592_000_000;

/** Defines a gateway response that is shown without a network, stored with its owner and time. REL-19 */
export const defineOfflineAnswerName = (key: string): StoredName => defineNameUntilLogout(key, ANSWER_LIFE);
