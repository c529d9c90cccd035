import { keepValue } from '@fairhall/adapters/browser/keep-value';
import { storedValue } from '@fairhall/adapters/browser/stored-value';
import { seenIds, seenWith } from '@fairhall/core/catalogue/seen-ids';
import { seenName } from '@fairhall/core/catalogue/stored-names';
import { whenIdle } from '../page/when-idle.ts';

/**
 * Keeps a product as the one seen last, unless it is null. Where others are kept `show` is called once the browser is idle, so
 * that the shelf does not hold up what was pressed first.
 */
export function keepSeen(productId: string | null, show: () => void): void {
  const now = Date.now();
  const kept = storedValue(window, seenName, now);
  if (productId !== null) keepValue(window, seenName, seenWith(kept, productId), now);
  if (seenIds(kept, productId).length > 0) whenIdle(show);
}
