import type { GatewayError } from '../contract/error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { type ProductCard, productCard } from './card.ts';
import { seenKey } from './keys.ts';
import { SEEN_SHOWN, seenIds } from './seen-ids.ts';

export interface SeenPorts {
  readonly storage: Slots;
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly clock: Clock;
}

export function forgetSeen({ storage }: Pick<SeenPorts, 'storage'>): void {
  storage.slot(seenKey).drop();
}

/** The products seen last, without `except`; those that are in the catalogue no more are left out. */
export async function loadSeen(
  { storage, gateway, clock }: SeenPorts,
  except: string | null,
): Promise<Result<readonly ProductCard[], GatewayError>> {
  const goodsIds = seenIds(storage.slot(seenKey).read(), except).slice(0, SEEN_SHOWN);
  if (goodsIds.length === 0) return ok([]);
  const found = await gateway.catalogue.goodsByIds({ goodsIds }, { handled: true });
  return found.ok ? ok(found.value.map((row) => productCard(row, clock.now()))) : found;
}
