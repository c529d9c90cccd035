import type { PriceTier } from '../../contract/catalogue/calls.ts';
import { tierFor } from '../../contract/catalogue/price-tier.ts';

/** Whether the cells of a row differ. */
export const hasDifferences = (cells: readonly unknown[]): boolean =>
  new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;

/** Indexes of the lowest values; empty if a value is unknown, or if all are the same. */
export function findLowest(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || new Set(known).size < 2) return [];
  const lowest = Math.min(...known);
  return values.flatMap((value, index) => (value === lowest ? [index] : []));
}

/** The unit price at this quantity; null below the smallest quantity that has a price. */
export const priceAt = (tiers: readonly PriceTier[], quantity: number): number | null =>
  tierFor(tiers, quantity)?.price ?? null;
