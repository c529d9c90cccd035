import type { PriceTier } from '../../contract/catalogue/calls.ts';
import { tierFor } from '../../contract/catalogue/price-tier.ts';

/** Whether the cells of a row differ. */
export const hasDifferences = (cells: readonly unknown[]): boolean =>
  new Set(cells.map((cell) => JSON.stringify(cell))).size > 1;

/** The lowest of the values; null if one is unknown, or if all are the same. */
export function minOfAll(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length || new Set(known).size < 2 ? null : Math.min(...known);
}

/** The index of the lowest value; null if it is unknown, or if two share it. */
export function findLowest(values: readonly (number | null)[]): number | null {
  const lowest = minOfAll(values);
  const first = values.indexOf(lowest);
  return lowest === null || values.lastIndexOf(lowest) !== first ? null : first;
}

/** The unit price at this quantity; null below the smallest quantity that has a price. */
export const priceAt = (tiers: readonly PriceTier[], quantity: number): number | null =>
  tierFor(tiers, quantity)?.price ?? null;
