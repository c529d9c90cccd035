import { readStoredValue, type StoredWindow } from '@fairhall/adapters/browser/stored-value';
import { buyerCartName, guestCartName } from '@fairhall/core/cart/stored-names';
import { hasStoredToken } from '../login/stored-login.ts';

/**
 * Counts the products in the device's stored cart: the buyer's cart if a token is stored, otherwise the guest's.
 *
 */
export function countStoredCart(window: StoredWindow, now: number): number {
  const ids = readStoredValue(window, hasStoredToken(window, now) ? buyerCartName : guestCartName, now);
  return Array.isArray(ids) ? ids.length : 0;
}
