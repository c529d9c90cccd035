import type { PriceTier } from './catalogue.ts';

/** The tier of a quantity: the last one that begins at or below it; null below the first. */
export function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | null {
  return tiers.findLast((tier) => tier.min <= quantity) ?? null;
}
