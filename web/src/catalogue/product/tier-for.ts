import type { StepWords } from './product-data.ts';

/** The tier that a quantity reaches; for less than the smallest order, the first one. */
export function tierFor(tiers: readonly StepWords[], quantity: number): StepWords | undefined {
  return tiers.findLast((tier) => quantity >= tier.min) ?? tiers[0];
}
