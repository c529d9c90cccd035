import { storeValue } from '@fairhall/adapters/browser/store-value';
import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { addSeen, parseSeenIds } from '@fairhall/core/catalogue/seen-ids';
import { seenProductsName } from '@fairhall/core/catalogue/stored-names';
import { runWhenIdle } from '../page/run-when-idle.ts';

/**
 * Keeps a product as the one seen last, unless it is null. Where others are kept `show` is called once the browser is idle, so
 * that the shelf does not hold up what was pressed first.
 */
export function saveSeenProduct(productId: string | null, show: () => void): void {
  const now = Date.now();
  const stored = readStoredValue(window, seenProductsName, now);
  if (productId !== null) storeValue(window, seenProductsName, addSeen(stored, productId), now);
  if (parseSeenIds(stored, productId).length > 0) runWhenIdle(show);
}
