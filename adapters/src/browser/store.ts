import { deferredTaskName } from '@fairhall/core/deferral/stored-names';
import type { KeyValueStore, StorePlace } from '@fairhall/core/ports/key-value-store';
import type { SafeCopies } from './safe-copies.ts';
import type { StoreWindow } from './window.ts';

/** Whether a safe copy is kept as well: only of the task that will be sent by itself after a login. REL-10 */
const isSafe = (place: StorePlace, key: string): boolean => place === 'local' && key === deferredTaskName.key;

/**
 * Web storage and cookies; a value that they refuse, or have no room for, is kept in memory until the page is left. THR-55
 */
export function createBrowserStore(window: StoreWindow, copies?: Pick<SafeCopies, 'keep' | 'drop'>): KeyValueStore {
  const refused = new Map<string, string>();
  const places = {
    local: webPlace(() => window.localStorage),
    session: webPlace(() => window.sessionStorage),
    cookie: cookiePlace(window),
  } as const satisfies Record<StorePlace, Place>;

  const remove = (place: StorePlace, key: string) => {
    refused.delete(`${place} ${key}`);
    orElse(undefined, () => places[place].remove(key));
    if (isSafe(place, key)) copies?.drop(key);
  };

  return {
    get: (place, key) => refused.get(`${place} ${key}`) ?? orElse(undefined, () => places[place].read(key)),
    set(place, key, value, lifeMs) {
      const isKept = orElse(false, () => {
        places[place].write(key, value, lifeMs);
        return places[place].read(key) === value;
      });
      if (!isKept) remove(place, key);
      if (isSafe(place, key)) copies?.keep(key, value);
      if (isKept) refused.delete(`${place} ${key}`);
      else refused.set(`${place} ${key}`, value);
    },
    remove,
    clearSession() {
      for (const name of refused.keys()) if (name.startsWith('session ')) refused.delete(name);
      orElse(undefined, () => window.sessionStorage.clear());
    },
  };
}

interface Place {
  read(key: string): string | undefined;
  write(key: string, value: string, lifeMs: number | undefined): void;
  remove(key: string): void;
}

/** Where storage is forbidden the member `localStorage` itself throws, so it is read within each attempt. */
function webPlace(storage: () => StoreWindow['localStorage']): Place {
  return {
    read: (key) => storage().getItem(key) ?? undefined,
    write: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
  };
}

function cookiePlace({ document, location }: StoreWindow): Place {
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

function orElse<Value>(otherwise: Value, attempt: () => Value): Value {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
