import { storeValue } from '@fairhall/adapters/browser/store-value';
import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { addSeen, parseSeenIds } from '@fairhall/core/catalogue/seen-ids';
import { seenProductsName } from '@fairhall/core/catalogue/stored-names';
import { runWhenIdle } from '../page/run-when-idle.ts';

/**
 * Stores a product as the last one seen, unless it is null. If other products are stored, calls `show` once the browser
 * is idle, so that loading the shelf does not delay the first interaction.
 */
export function saveSeenProduct(productId: string | null, show: () => void): void {
  const now = Date.now();
  const stored = readStoredValue(window, seenProductsName, now);
  if (productId !== null) storeValue(window, seenProductsName, addSeen(stored, productId), now);
  if (parseSeenIds(stored, productId).length > 0) runWhenIdle(show);
}
