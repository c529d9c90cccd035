import type { PriceTier } from '../../contract/catalogue/calls.ts';
import { tierFor } from '../../contract/catalogue/price-tier.ts';

/** Whether the cells of a row are not all the same. */
export const hasDifferences = (cells: readonly unknown[]): boolean =>
  new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;

/** Where the lowest stand, from 0; none where one is unknown, or where all are the same. */
export function findLowest(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || new Set(known).size < 2) return [];
  const lowest = Math.min(...known);
  return values.flatMap((value, index) => (value === lowest ? [index] : []));
}

/** The price of a unit when so many are bought; null below the smallest quantity there is a price for. */
export const priceAt = (tiers: readonly PriceTier[], quantity: number): number | null =>
  tierFor(tiers, quantity)?.price ?? null;
