import type { Clock } from '../../ports/clock.ts';
import type { Gateway } from '../../ports/gateway.ts';
import { type ProductCard, productCard } from '../card.ts';

export interface CardPorts {
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly clock: Clock;
}

/** A cache of product cards by id; each card is loaded once. */
export interface CardCache {
  /** Null if the card was not loaded yet. */
  of(id: string): ProductCard | null;
  /** The ids among these whose cards were not loaded yet. */
  missing(ids: readonly string[]): readonly string[];
  /**
   * Loads cards. Returns the ids of products that are no longer in the catalogue, or null if the gateway could not
   * answer.
   */
  load(ids: readonly string[]): Promise<readonly string[] | null>;
}

export function createCardCache({ gateway, clock }: CardPorts): CardCache {
  const cards = new Map<string, ProductCard>();
  const listMissing = (ids: readonly string[]): readonly string[] => ids.filter((id) => !cards.has(id));
  return {
    of: (id) => cards.get(id) ?? null,
    missing: listMissing,
    async load(ids) {
      const answer = await gateway.catalogue.goodsByIds({ goodsIds: [...ids] }, { handled: true });
      if (!answer.ok) return null;
      for (const row of answer.value) cards.set(row.goodsSpuId, productCard(row, clock.now()));
      return listMissing(ids);
    },
  };
}
