import type { GatewayError } from '../contract/error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { type ProductCard, productCard } from './card.ts';
import { seenKey } from './keys.ts';

/** So many products that were seen last are shown. */
export const SEEN_SHOWN = 12;
/** One more is kept: the page of a product leaves that one out. */
const SEEN_KEPT = SEEN_SHOWN + 1;

export interface SeenPorts {
  readonly storage: Slots;
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly clock: Clock;
}

/** Keeps on the device that the page of a product was opened: the last one first, each once. */
export function rememberSeen({ storage }: Pick<SeenPorts, 'storage'>, productId: string): void {
  const slot = storage.slot(seenKey);
  const others = (slot.read() ?? []).filter((id) => id !== productId);
  slot.keep([productId, ...others].slice(0, SEEN_KEPT));
}

export function forgetSeen({ storage }: Pick<SeenPorts, 'storage'>): void {
  storage.slot(seenKey).drop();
}

/** The products seen last, without `except`; those that are in the catalogue no more are left out. */
export async function loadSeen(
  { storage, gateway, clock }: SeenPorts,
  except: string | null,
): Promise<Result<readonly ProductCard[], GatewayError>> {
  const goodsIds = (storage.slot(seenKey).read() ?? []).filter((id) => id !== except).slice(0, SEEN_SHOWN);
  if (goodsIds.length === 0) return ok([]);
  const found = await gateway.catalogue.goodsByIds({ goodsIds }, { handled: true });
  return found.ok ? ok(found.value.map((row) => productCard(row, clock.now()))) : found;
}
