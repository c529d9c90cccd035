import { useCallback, useSyncExternalStore } from 'react';
import type { Login } from '../login/login.ts';
import { hasStoredToken } from '../login/stored-login.ts';
import { useLogin } from '../login/use-login.ts';
import { cartHost } from './cart-host.ts';
import { countStoredCart } from './stored-cart.ts';

/** The number of products in the device's stored cart; 0 until it has been read.  */
export function useCartCount(): number {
  return useStoredCart(readCount, getZero);
}

/** Whether the device stores a login or a cart with products; null until it has been read. */
export function useHasStoredCart(): boolean | null {
  return useStoredCart(readHasCart, getUnread);
}

const readCount = () => countStoredCart(window, Date.now());
const getZero = () => 0;
const readHasCart = () => hasStoredToken(window, Date.now()) || readCount() > 0;
const getUnread = () => null;

/** Reads the storage again when this page's cart or login changes, and when another tab writes to it. */
function useStoredCart<Read extends number | boolean | null>(read: () => Read, unread: () => Read): Read {
  const login = useLogin();
  const subscribe = useCallback((changed: () => void) => watchStoredCart(login, changed), [login]);
  return useSyncExternalStore(subscribe, read, unread);
}

function watchStoredCart(login: Login | null, changed: () => void): () => void {
  const stops = [cartHost.watch(changed), login?.subscribe(changed)];
  addEventListener('storage', changed);
  return () => {
    for (const stop of stops) stop?.();
    removeEventListener('storage', changed);
  };
}
