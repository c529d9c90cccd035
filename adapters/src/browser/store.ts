import { deferralTaskName } from '@fairhall/core/deferral/stored-names';
import type { KeyValueStore, StorageScope } from '@fairhall/core/ports/key-value-store';
import type { SafeCopies } from './safe-copies.ts';
import type { StoreWindow } from './window.ts';

/** Whether a value also gets a safe copy: only the deferred task, which is sent automatically after a login. REL-10 */
const isSafe = (place: StorageScope, key: string): boolean => place === 'local' && key === deferralTaskName.key;

/**
 * Stores values in web storage and cookies. A value that they reject or have no room for is held in memory until the
 * page is left. THR-55
 */
export function createBrowserStore(window: StoreWindow, copies?: Pick<SafeCopies, 'store' | 'drop'>): KeyValueStore {
  const unstored = new Map<string, string>();
  const backends = {
    local: createWebBackend(() => window.localStorage),
    session: createWebBackend(() => window.sessionStorage),
    cookie: createCookieBackend(window),
  } as const satisfies Record<StorageScope, StorageBackend>;

  const remove = (place: StorageScope, key: string) => {
    unstored.delete(`${place} ${key}`);
    tryOr(undefined, () => backends[place].remove(key));
    if (isSafe(place, key)) copies?.drop(key);
  };

  return {
    get: (place, key) => unstored.get(`${place} ${key}`) ?? tryOr(undefined, () => backends[place].read(key)),
    set(place, key, value, lifeMs) {
      const isStored = tryOr(false, () => {
        backends[place].write(key, value, lifeMs);
        return backends[place].read(key) === value;
      });
      if (!isStored) remove(place, key);
      if (isSafe(place, key)) copies?.store(key, value);
      if (isStored) unstored.delete(`${place} ${key}`);
      else unstored.set(`${place} ${key}`, value);
    },
    remove,
    clearSession() {
      for (const name of unstored.keys()) if (name.startsWith('session ')) unstored.delete(name);
      tryOr(undefined, () => window.sessionStorage.clear());
    },
  };
}

interface StorageBackend {
  read(key: string): string | undefined;
  write(key: string, value: string, lifeMs: number | undefined): void;
  remove(key: string): void;
}

/** If storage is forbidden, reading the member `localStorage` itself throws, so it is read within each attempt. */
function createWebBackend(storage: () => StoreWindow['localStorage']): StorageBackend {
  return {
    read: (key) => storage().getItem(key) ?? undefined,
    write: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  };
}

function createCookieBackend({ document, location }: StoreWindow): StorageBackend {
  const safety = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    read(key) {
      const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${key}=`));
      return pair === undefined ? undefined : decodeURIComponent(pair.slice(key.length + 1));
    },
    write(key, value, lifeMs) {
      const life = lifeMs === undefined ? '' : `; Max-Age=${Math.round(lifeMs / 1000)}`;
      document.cookie = `${key}=${encodeURIComponent(value)}${safety}${life}`;
    },
    remove(key) {
      document.cookie = `${key}=${safety}; Max-Age=0`;
    },
  };
}

function tryOr<Value>(otherwise: Value, attempt: () => Value): Value {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
