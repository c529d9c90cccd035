import type { Clock } from '../../ports/clock.ts';
import type { Gateway } from '../../ports/gateway.ts';
import { type ProductCard, productCard } from '../card.ts';

export interface CardPorts {
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly clock: Clock;
}

/** Cards of products by their ids, each fetched once. */
export interface CardCache {
  /** Null for one that was not fetched yet. */
  of(id: string): ProductCard | null;
  /** Those of these products that were not fetched yet. */
  missing(ids: readonly string[]): readonly string[];
  /** Fetches cards; answers which of these products are in the catalogue no more, and null where nobody could tell. */
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
