import type { GatewayError } from '../contract/error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { type ProductCard, productCard } from './card.ts';
import { seenProductsKey } from './keys.ts';
import { parseSeenIds, SEEN_VISIBLE_MAX } from './seen-ids.ts';

export interface SeenPorts {
  readonly storage: Slots;
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly clock: Clock;
}

export function forgetSeen({ storage }: Pick<SeenPorts, 'storage'>): void {
  storage.slot(seenProductsKey).drop();
}

/**
 * Loads the recently seen products, without `except`; products that are no longer in the catalogue are left out.
 *
 */
export async function loadSeen(
  { storage, gateway, clock }: SeenPorts,
  except: string | null,
): Promise<Result<readonly ProductCard[], GatewayError>> {
  const goodsIds = parseSeenIds(storage.slot(seenProductsKey).read(), except).slice(0, SEEN_VISIBLE_MAX);
  if (goodsIds.length === 0) return ok([]);
  const found = await gateway.catalogue.goodsByIds({ goodsIds }, { handled: true });
  return found.ok ? ok(found.value.map((row) => productCard(row, clock.now()))) : found;
}
