import type { PriceTier, ProductBrief } from '../contract/catalogue/calls.ts';
import { tierFor } from '../contract/catalogue/price-tier.ts';

/** The parts of a price text; prices are per `unit`. */
export type PriceView =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'single'; readonly price: number; readonly currency: string; readonly unit: string }
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly currency: string;
      readonly unit: string;
    };

/**
 * A price of 0 means on request: it never shows as a number or as the start of a range, and searches treat it in the
 * same way.
 */
export function priceView(product: Pick<ProductBrief, 'priceMin' | 'priceMax' | 'currency' | 'unit'>): PriceView {
  const { priceMin: min, priceMax: max, currency, unit } = product;
  if (min <= 0) return { kind: 'onRequest' };
  return min === max ? { kind: 'single', price: max, currency, unit } : { kind: 'range', min, max, currency, unit };
}

/** One step of a price ladder. */
export interface LadderStep {
  readonly min: number;
  /** Null for the last step, which has no upper limit. */
  readonly max: number | null;
  readonly price: number;
  readonly currency: string;
  /** Whether this is the step of the chosen quantity. */
  readonly current: boolean;
}

export function priceLadder(tiers: readonly PriceTier[], quantity: number): readonly LadderStep[] {
  const current = tierFor(tiers, quantity);
  return tiers.map((tier) => ({
    min: tier.min,
    max: tier.max ?? null,
    price: tier.price,
    currency: tier.currency,
    current: tier === current,
  }));
}
