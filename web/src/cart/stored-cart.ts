import { readStoredValue, type StoredWindow } from '@fairhall/adapters/browser/stored-value';
import { buyerCartName, guestCartName } from '@fairhall/core/cart/stored-names';
import { hasStoredToken } from '../login/stored-login.ts';

/** How many products the device keeps in a cart: the buyer's with a token, else the guest's. */
export function countStoredCart(window: StoredWindow, now: number): number {
  const ids = readStoredValue(window, hasStoredToken(window, now) ? buyerCartName : guestCartName, now);
  return Array.isArray(ids) ? ids.length : 0;
}
