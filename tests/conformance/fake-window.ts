import type { StoreWindow } from '@fairhall/adapters/browser/window';
import type { Clock } from '@fairhall/core/ports/clock';

/** Faults of a browser's storage. */
export type StorageFault = 'none' | 'forbidden' | 'full' | 'cookiesOff';

/** A window with the storage and the cookies of a browser, which several windows can share. */
export function createFakeWindow(clock: Clock, fault: StorageFault = 'none', protocol = 'https:') {
  const cookies = createCookies(clock, fault);
  const storages = { local: createWebStorage(fault), session: createWebStorage(fault) };
  const allowed = <Value>(value: Value): Value => {
    if (fault === 'forbidden') throw new Error('SecurityError');
    return value;
  };
  const window: StoreWindow = {
    get localStorage() {
      return allowed(storages.local);
    },
    get sessionStorage() {
      return allowed(storages.session);
    },
    document: cookies.document,
    location: { protocol },
  };
  return { window, written: cookies.written };
}

function createWebStorage(fault: StorageFault) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (fault === 'full') throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function createCookies(clock: Clock, fault: StorageFault) {
  const jar = new Map<string, { value: string; until: number }>();
  const written: string[] = [];
  const document = {
    get cookie() {
      const alive = [...jar].filter(([, { until }]) => clock.now() < until);
      return alive.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (fault === 'cookiesOff' || fault === 'forbidden') return;
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      const age = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice('Max-Age='.length);
      const until = age === undefined ? Number.POSITIVE_INFINITY : clock.now() + Number(age) * 1000;
      if (pair.length <= 4096) jar.set(pair.slice(0, at), { value: pair.slice(at + 1), until });
    },
  };
  return { document, written };
}
